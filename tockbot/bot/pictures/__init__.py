"""What a picture is to show, from what its viewer may know."""
