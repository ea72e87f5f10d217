-- "Sign": the file is ours, and no other program's.
PRAGMA application_id = 0x5369676e;
