-- The values of directives in the published version of a document, as they were when somebody last looked at them.
create table documents_facts (
  document_id uuid primary key,
  -- The version that was published: the same one published again, for example by a move, keeps the values.
  no integer not null,
  facts jsonb not null
);

-- Which sections each published version changed; public calls read no version.
create table documents_change (
  document_id uuid not null,
  no integer not null,
  at timestamptz not null,
  sections jsonb not null,
  primary key (document_id, no)
);

-- A view is a row, as in catalogue_view: its key counts once, and the roll-up adds it to the count.
create table documents_view (
  idempotency_key text primary key,
  document_id uuid not null,
  counted boolean not null default false,
  viewed_at timestamptz not null default now()
);
-- The roll-up: views that are in no count yet.
create index documents_view_uncounted on documents_view (document_id) where not counted;
-- The removal of keys that no client repeats any more.
create index documents_view_age on documents_view (viewed_at) where counted;

create table documents_view_count (
  document_id uuid primary key,
  view_count bigint not null
);
