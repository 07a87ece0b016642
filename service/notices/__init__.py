"""Notices outside an open page: what is due, told by mail and to webhooks."""
