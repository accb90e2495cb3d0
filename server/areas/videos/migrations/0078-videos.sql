-- What visitors see of videos; the content mechanism writes it.
create table videos_video (
  video_id uuid primary key,
  slug text not null,
  title text not null,
  summary text not null,
  -- A drawing, a picture of the library, or empty: then the film may have one of the release.
  cover text not null,
  labels text[] not null,
  ability_nos integer[] not null,
  document_ids uuid[] not null,
  -- In the default order; null comes last.
  place integer,
  film_id text not null,
  seconds double precision not null,
  width integer not null,
  height integer not null,
  -- WebVTT; empty without any. Its sentences: from, to (seconds), text.
  captions text not null,
  cues jsonb not null,
  -- at (seconds), title.
  chapters jsonb not null,
  updated_at timestamptz not null,
  -- Title, summary, labels, chapters and sentences.
  words text not null,
  parts text[] not null generated always as (content_parts(words, 1) || content_parts(words, 2)) stored
);
-- The page of a video.
create unique index videos_video_slug on videos_video (slug);
-- videos.query, with a keyword.
create index videos_video_parts on videos_video using gin (parts);
-- videos.query, by label.
create index videos_video_labels on videos_video using gin (labels);
-- videos.query, by time.
create index videos_video_time on videos_video (updated_at desc, video_id);

-- The films that a video has or had: who watches one that is replaced may go on.
create table videos_film (
  video_id uuid not null,
  film_id text not null check (film_id ~ '^[A-Za-z0-9_-]{22}$'),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- An upload, or a file of the build by its name, with its picture.
  file_id text,
  built text,
  primary key (video_id, film_id),
  check ((file_id is null) <> (built is null))
);

-- A view or a play is a row: its key counts once, and the roll-up adds it to the counts.
create table videos_use (
  idempotency_key text primary key,
  video_id uuid not null,
  is_play boolean not null,
  counted boolean not null default false,
  used_at timestamptz not null default now()
);
-- The roll-up: what is in no count yet.
create index videos_use_uncounted on videos_use (video_id) where not counted;
-- The removal of keys that no client repeats any more.
create index videos_use_age on videos_use (used_at) where counted;

create table videos_count (
  video_id uuid primary key,
  view_count bigint not null default 0,
  play_count bigint not null default 0
);
-- videos.query, by counts.
create index videos_count_views on videos_count (view_count desc, video_id);
create index videos_count_plays on videos_count (play_count desc, video_id);
