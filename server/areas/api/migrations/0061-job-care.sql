-- Until when what users have asked to be sent to a receiver is paid off; it may be some asks ahead of now.
alter table api_webhook add column asks_until timestamptz not null default now();
-- The worker that unpacks the archive of a job. Another one that comes later takes over.
alter table api_job add column unpack_token uuid;
