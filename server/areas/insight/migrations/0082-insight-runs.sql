-- When a node last began a job that one node does for all.
create table insight_run (
  job text primary key,
  at timestamptz not null
);

-- insight.countUses: the plays and downloads of the last days.
create index videos_use_plays on videos_use (used_at) where is_play;
create index downloads_use_downloads on downloads_use (used_at) where is_download;
-- insight.countApplications: the applications of the last days.
create index api_application_created on api_application (created_at);
