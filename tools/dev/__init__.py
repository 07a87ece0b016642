"""What only developers of Kronika use: the demo, the generated contract, the size of the code."""
