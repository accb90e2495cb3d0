-- How a request was sent, as far as it is not in other columns: null for calls that the portal makes itself.
alter table api_request
  add column method text,
  -- Without the query.
  add column path text,
  add column content_type text,
  add column body_bytes bigint,
  -- How many recognitions of it were charged; null for those of before, which have at most one.
  add column charges smallint,
  -- Names of fields that the call does not have.
  add column ignored text[] not null default '{}';
-- The requests of a job.
create index api_request_job on api_request (job_id, at desc) where job_id is not null;
