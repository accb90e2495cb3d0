-- What browsers report of the portal (docs/areas/monitoring.md). No table holds an account, an address of a network or a
-- text that looks private: `login` is visitor, main or sub, and `visitor` is a hash that changes every day.

-- Reports of the last days, so that one that arrives twice counts once.
create table monitoring_report (
  period_id text primary key,
  at timestamptz not null default now()
);
create index monitoring_report_at on monitoring_report (at);

-- The speed of a page view in seconds; `cls` is no time. Further reports of the same view add what was measured since.
create table monitoring_performance (
  view_id text not null,
  at timestamptz not null,
  page text not null,
  request_url text not null,
  release text not null,
  login text not null check (login in ('visitor', 'main', 'sub')),
  visitor text not null,
  is_bot boolean not null,
  ttfb real check (ttfb >= 0),
  load real check (load >= 0),
  lcp real check (lcp >= 0),
  inp real check (inp >= 0),
  cls real check (cls >= 0),
  primary key (view_id, at)
) partition by range (at);
-- Speed by page.
create index monitoring_performance_page on monitoring_performance (page, at);

create table monitoring_search (
  period_id text not null,
  no smallint not null,
  at timestamptz not null,
  page text not null,
  request_url text not null,
  release text not null,
  login text not null check (login in ('visitor', 'main', 'sub')),
  visitor text not null,
  is_bot boolean not null,
  result_count integer not null,
  application_type text not null,
  -- 0 typed, 1 hot word.
  word_source smallint not null check (word_source in (0, 1)),
  search_key text not null,
  info text not null,
  primary key (period_id, no, at)
) partition by range (at);

create table monitoring_tracking (
  period_id text not null,
  no smallint not null,
  at timestamptz not null,
  page text not null,
  request_url text not null,
  release text not null,
  login text not null check (login in ('visitor', 'main', 'sub')),
  visitor text not null,
  is_bot boolean not null,
  page_area text not null,
  click_element_name text not null,
  hot_search_word text not null,
  manual_input text not null,
  primary key (period_id, no, at)
) partition by range (at);

-- Errors by their cause, one row for each release.
create table monitoring_error_group (
  -- Of type, message without numbers, and the innermost frame.
  fingerprint text not null,
  release text not null,
  type text not null check (type in ('script', 'promise', 'load', 'render')),
  name text not null,
  message text not null,
  frames text[] not null,
  times bigint not null,
  bot_times bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- At most 20.
  pages text[] not null,
  -- Of the last occurrence.
  steps text[] not null,
  primary key (fingerprint, release)
);
-- Latest first, and the removal.
create index monitoring_error_group_last on monitoring_error_group (last_at);

create table monitoring_error (
  period_id text not null,
  no smallint not null,
  at timestamptz not null,
  page text not null,
  request_url text not null,
  release text not null,
  login text not null check (login in ('visitor', 'main', 'sub')),
  visitor text not null,
  is_bot boolean not null,
  fingerprint text not null,
  frames text[] not null,
  steps text[] not null,
  times integer not null,
  primary key (period_id, no, at)
) partition by range (at);
-- Occurrences of a cause, latest first.
create index monitoring_error_fingerprint on monitoring_error (fingerprint, at desc);

-- Replays of page views: structure alone, without any text. Nothing tells who it was.
create table monitoring_replay (
  replay_id text not null,
  part smallint not null,
  at timestamptz not null,
  page text not null,
  release text not null,
  is_bot boolean not null,
  reason text not null check (reason in ('sample', 'error')),
  events jsonb not null,
  primary key (replay_id, part, at)
) partition by range (at);
