-- What visitors see of downloads; the content mechanism writes it.
create table downloads_download (
  download_id uuid primary key,
  slug text not null,
  title text not null,
  summary text not null,
  cover text not null,
  labels text[] not null,
  ability_nos integer[] not null,
  audience text not null check (audience in ('everybody', 'loggedIn', 'certified')),
  licence text not null,
  firmware text[] not null,
  -- 1 public, 2 encrypted.
  file_class smallint not null check (file_class in (1, 2)),
  -- Format, key and type of encrypted files.
  encryption jsonb,
  updated_at timestamptz not null,
  -- Title, summary, labels and names of files.
  words text not null,
  parts text[] not null generated always as (content_parts(words, 1) || content_parts(words, 2)) stored
);
-- The page of a download.
create unique index downloads_download_slug on downloads_download (slug);
-- downloads.query, with a keyword.
create index downloads_download_parts on downloads_download using gin (parts);
-- downloads.query, by label.
create index downloads_download_labels on downloads_download using gin (labels);
-- downloads.query, by time.
create index downloads_download_time on downloads_download (updated_at desc, download_id);

-- The file of each version. A version that is no longer shown stays while the download is there: who has begun to
-- download it may end.
create table downloads_file (
  download_id uuid not null,
  version_id text not null check (version_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- From 0, the newest first.
  place integer not null,
  version text not null,
  released_at timestamptz not null,
  notes text not null,
  name text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- An upload, or a file of the build by its name.
  file_id text,
  built text,
  shown boolean not null default true,
  -- Who subscribes later is not notified of it.
  added_at timestamptz not null default now(),
  -- Whether subscribers were notified of it, or need not be.
  announced boolean not null default false,
  primary key (download_id, version_id),
  check ((file_id is null) <> (built is null))
);
-- downloads.checkFile.
create index downloads_file_hash on downloads_file (sha256);
create index downloads_file_name on downloads_file (lower(name));
-- The job that notifies subscribers.
create index downloads_file_new on downloads_file (download_id) where not announced;

-- A view or a download is a row: its key counts once, and the roll-up adds it to the counts.
create table downloads_use (
  idempotency_key text primary key,
  download_id uuid not null,
  is_download boolean not null,
  counted boolean not null default false,
  used_at timestamptz not null default now()
);
-- The roll-up: what is in no count yet.
create index downloads_use_uncounted on downloads_use (download_id) where not counted;
-- The removal of keys that no client repeats any more.
create index downloads_use_age on downloads_use (used_at) where counted;

create table downloads_count (
  download_id uuid primary key,
  view_count bigint not null default 0,
  download_count bigint not null default 0
);
-- downloads.query, by counts.
create index downloads_count_views on downloads_count (view_count desc, download_id);
create index downloads_count_downloads on downloads_count (download_count desc, download_id);

-- What a logged-in user has downloaded: a main account or a sub-account.
create table downloads_taken (
  owner_id bigint not null,
  download_id uuid not null,
  version_id text not null,
  title text not null,
  version text not null,
  name text not null,
  taken_at timestamptz not null default now(),
  primary key (owner_id, download_id, version_id)
);
-- downloads.listOwn, newest first.
create index downloads_taken_owner on downloads_taken (owner_id, taken_at desc);
-- The removal after a year.
create index downloads_taken_age on downloads_taken (taken_at);

-- Who wants to know of new versions.
create table downloads_subscription (
  owner_id bigint not null,
  download_id uuid not null,
  subscribed_at timestamptz not null default now(),
  primary key (owner_id, download_id)
);
-- The job that notifies subscribers.
create index downloads_subscription_download on downloads_subscription (download_id);
