"""Benchmarks of the program: each module measures one part and prints a small table."""
