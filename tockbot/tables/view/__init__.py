"""What leaves this floor: what a viewer may know of a table, what a computer player is asked, why a wish is refused."""
