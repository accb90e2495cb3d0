-- The labels that entries show visitors, of every kind of content that has some: content.listLabels.
create table content_label (
  kind text not null,
  label text not null,
  entry_id uuid not null,
  primary key (kind, label, entry_id)
);
-- Publishing replaces the labels of an entry.
create index content_label_entry on content_label (entry_id);
