-- The entries below another one: deleting, creating and moving in a tree.
create index content_entry_parent on content_entry (parent_id);
