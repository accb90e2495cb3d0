-- How the portal is used, counted on the server (docs/areas/insight.md). No table holds an account or an address of a
-- network. What is counted by day is so by the days of Shanghai.

-- What the visitors of a day are hashed with. It is removed when its day is over, so that nobody can repeat a hash.
create table insight_salt (
  day date primary key,
  salt bytea not null
);

-- Who was seen on a day: at all, on a page, from a source, at a step. `day` is its first moment. Kept two days.
create table insight_seen (
  day timestamptz not null,
  -- day, page, trial, registration, or a kind of source.
  kind text not null,
  -- The pattern of a page, or the name of a source.
  name text not null,
  visitor bytea not null,
  at timestamptz not null,
  primary key (day, kind, name, visitor)
) partition by range (day);

create table insight_hour (
  hour timestamptz primary key,
  views integer not null default 0,
  bots integer not null default 0,
  -- Views that come from elsewhere.
  arrivals integer not null default 0,
  -- Those first seen on their day in this hour.
  visitors integer not null default 0,
  registrations integer not null default 0,
  trials integer not null default 0,
  refusals integer not null default 0
);

create table insight_page (
  day date not null,
  -- The pattern of its address; `*` counts addresses without a page.
  page text not null,
  views integer not null,
  bots integer not null,
  visitors integer not null,
  primary key (day, page)
);

create table insight_source (
  day date not null,
  kind text not null check (kind in ('direct', 'search', 'site', 'campaign')),
  -- Empty for those that are counted together.
  name text not null,
  arrivals integer not null,
  visitors integer not null,
  primary key (day, kind, name)
);

-- Trials on pages by the code of their answer, and how long those with a result took: `bucket` n has those of at most
-- 2^(n/4) milliseconds.
create table insight_trial (
  day date not null,
  ability_no integer not null,
  code text not null,
  trials integer not null,
  primary key (day, ability_no, code)
);
create table insight_wait (
  day date not null,
  ability_no integer not null,
  bucket smallint not null,
  trials integer not null,
  primary key (day, ability_no, bucket)
);

-- How long it took to a step: from the first page of the day to its first trial or registration, from the registration of
-- an account to its first application. `bucket` n has those of at most 2^(n/4) seconds.
create table insight_step (
  day date not null,
  step text not null check (step in ('trial', 'registration', 'application')),
  bucket smallint not null,
  counted integer not null,
  primary key (day, step, bucket)
);

-- The speed of pages and of releases: `bucket` n has views of at most 2^(n/4) milliseconds, or thousandths of a shift.
create table insight_page_speed (
  day date not null,
  page text not null,
  metric text not null check (metric in ('views', 'lcp', 'inp', 'cls')),
  bucket smallint not null,
  views integer not null,
  primary key (day, page, metric, bucket)
);
create table insight_release_speed (
  day date not null,
  release text not null,
  metric text not null check (metric in ('views', 'lcp', 'inp', 'cls')),
  bucket smallint not null,
  views integer not null,
  primary key (day, release, metric, bucket)
);

-- Errors by cause. Those that are counted together have no fingerprint.
create table insight_error (
  day date not null,
  fingerprint text not null,
  release text not null,
  times integer not null,
  primary key (day, fingerprint, release)
);

-- Searches by day, and the words that were searched for and missed most.
create table insight_search (
  day date primary key,
  searches integer not null,
  misses integer not null
);
create table insight_word (
  day date not null,
  word text not null,
  -- As it was typed last.
  shown text not null,
  searches integer not null,
  misses integer not null,
  primary key (day, word)
);

-- What was downloaded, played and taken along.
create table insight_use (
  day date not null,
  kind text not null check (kind in ('download', 'model', 'play')),
  thing text not null,
  title text not null,
  uses integer not null,
  primary key (day, kind, thing)
);
