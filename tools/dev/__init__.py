"""Tools for Kronika's developers: the demo, the generated contract, the size of the code."""
