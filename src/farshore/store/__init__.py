"""Where tables are kept. One small protocol; SQLite behind it, and room for others."""
