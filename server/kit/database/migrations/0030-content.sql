-- Content that operators own. Areas read their own tables, which publishing writes; public calls never read these.

create table content_entry (
  entry_id uuid primary key default gen_random_uuid(),
  -- contract/<area>/content.ts
  kind text not null,
  -- The public name in addresses.
  slug text not null,
  -- ENUM-02: 1 unpublished, 2 published, 10 deleted.
  status smallint not null default 1 check (status in (1, 2, 10)),
  parent_id uuid references content_entry (entry_id),
  position integer not null default 0,
  -- Of the draft, or else of the last version.
  title text not null,
  published_no integer,
  draft_no integer,
  next_no integer not null default 1,
  -- Counts the acts; an act on another revision than the current one is refused.
  revision integer not null default 1,
  -- 'default' until an operator changes the entry.
  owner text not null check (owner in ('default', 'operator')),
  -- The name in the default content, and the digest of the payload that was imported last.
  default_key text,
  default_digest text,
  -- The version to publish, and when.
  publish_no integer,
  publish_at timestamptz,
  unpublish_at timestamptz,
  -- Who planned one or both of them last.
  planned_by bigint,
  planned_by_name text,
  first_published_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The operator who changed it last; null for the default content.
  updated_by bigint,
  updated_by_name text,
  deleted_at timestamptz,
  check ((publish_no is null) = (publish_at is null))
);
create unique index content_entry_slug on content_entry (kind, slug) where status <> 10;
create unique index content_entry_default on content_entry (kind, default_key);
-- The console's list of a kind, newest first.
create index content_entry_list on content_entry (kind, updated_at desc, slug, entry_id);
-- What is due.
create index content_entry_publish_at on content_entry (publish_at) where publish_at is not null;
create index content_entry_unpublish_at on content_entry (unpublish_at) where unpublish_at is not null;
-- Search in titles. A server without the extension reads all entries.
do $$ begin
  create extension if not exists pg_trgm;
  create index content_entry_title on content_entry using gin (title gin_trgm_ops);
exception when undefined_file or undefined_object or feature_not_supported or insufficient_privilege then
  raise notice 'without pg_trgm, the search in titles of content reads all entries: %', sqlerrm;
end $$;

create table content_version (
  entry_id uuid not null references content_entry (entry_id),
  no integer not null,
  title text not null,
  payload jsonb not null,
  -- The schemaNo of the kind when it was made.
  schema_no integer not null,
  -- SHA-256 of the payload as canonical JSON, in hex.
  hash text not null,
  reason text not null check (reason in ('draft', 'publish', 'default', 'restore', 'import')),
  note text not null default '',
  author_id bigint,
  author_name text,
  at timestamptz not null default now(),
  purged_at timestamptz,
  purge_reason text,
  primary key (entry_id, no)
);

-- Versions are added and never changed. A purge empties one: number, hash and reason remain.
create function content_version_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.purged_at is null and new.purged_at is not null and new.payload = '{}'::jsonb
    and (new.entry_id, new.no, new.hash, new.reason, new.author_id, new.at)
      is not distinct from (old.entry_id, old.no, old.hash, old.reason, old.author_id, old.at) then
    return new;
  end if;
  raise exception 'versions of content are never changed';
end $$;
create trigger content_version_keep before update or delete on content_version
  for each row execute function content_version_keep();

-- What is being typed, and by whom.
create table content_draft (
  entry_id uuid not null references content_entry (entry_id),
  author_id bigint not null,
  author_name text not null,
  -- The version that the author began with.
  base_no integer not null,
  payload jsonb not null,
  seen_at timestamptz not null default now(),
  primary key (entry_id, author_id)
);
-- Removal of what nobody has typed for long.
create index content_draft_seen on content_draft (seen_at);

-- What a version refers to: 'entry:<id>', 'path:<path>' or 'file:<id>'.
create table content_reference (
  entry_id uuid not null,
  no integer not null,
  field text not null,
  target text not null,
  primary key (entry_id, no, field, target),
  foreign key (entry_id, no) references content_version (entry_id, no)
);
-- Where something is used.
create index content_reference_target on content_reference (target);

-- Former addresses of published entries.
create table content_redirect (
  kind text not null,
  old_slug text not null,
  entry_id uuid not null references content_entry (entry_id),
  primary key (kind, old_slug)
);

create table content_review (
  review_id uuid primary key default gen_random_uuid(),
  entry_id uuid not null,
  no integer not null,
  state text not null default 'open' check (state in ('open', 'passed', 'returned', 'withdrawn')),
  asked_by bigint not null,
  asked_by_name text not null,
  note text not null default '',
  asked_at timestamptz not null default now(),
  answered_by bigint,
  answered_by_name text,
  answer text not null default '',
  answered_at timestamptz,
  foreign key (entry_id, no) references content_version (entry_id, no)
);
-- An entry has one open request.
create unique index content_review_open on content_review (entry_id) where state = 'open';

-- Newer default content for an entry that an operator has changed.
create table content_offer (
  entry_id uuid primary key references content_entry (entry_id),
  payload jsonb not null,
  digest text not null,
  refused boolean not null default false,
  at timestamptz not null default now()
);

-- What the projection of a kind needs besides the entries, and the digest of it and of the projection's version.
create table content_kind (
  kind text primary key,
  basis jsonb not null,
  digest text not null
);

-- The two home pages are written one by one now, each with places of its own.
update site_position set position = position + 1000 where regional;
