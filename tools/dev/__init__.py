"""What only developers of Kronika use: figures, soaks, golden files, vectors, the generated contract."""
