"""Players that are programs. They see an observation, nothing else."""
