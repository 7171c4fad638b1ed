"""What people do, a folder or a file each: its presses and commands, its screens, its words, and who does it."""
