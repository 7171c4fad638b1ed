"""What Discord takes of a payload: shapes in general, components, and each payload."""
