"""Notices outside an open page: mails and webhooks about what is due."""
