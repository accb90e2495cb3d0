-- What visitors see of the tree of documents; the content mechanism writes it.
create table documents_document (
  document_id uuid primary key,
  slug text not null,
  -- Not a reference: visitors may see a document whose catalogue they do not see, or not yet.
  parent_id uuid,
  position integer not null,
  node_type smallint not null check (node_type in (0, 1)),
  creation_type smallint not null check (creation_type between 1 and 5),
  title text not null,
  summary text not null,
  content text not null,
  url text,
  ability_nos integer[] not null,
  version integer not null,
  updated_at timestamptz not null
);
-- The page of a document.
create unique index documents_document_slug on documents_document (slug);
