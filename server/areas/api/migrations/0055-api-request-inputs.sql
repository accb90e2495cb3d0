-- What of a request is kept for a day so that it can be sent again: the picture, if its application keeps inputs, and
-- the answer. A request with a sample of the platform has no picture here.
create table api_request_input (
  request_id uuid primary key,
  account_id bigint not null references identity_account on delete cascade,
  -- The picture in the file storage; null for a sample.
  file_id text,
  answer jsonb,
  expires_at timestamptz not null
);
create index api_request_input_account on api_request_input (account_id);
create index api_request_input_expiry on api_request_input (expires_at);
-- Bytes go with their row, whoever removes it.
create function api_note_leftover() returns trigger language plpgsql as $$
begin
  insert into files_leftover (file_id) select file_id from gone where file_id is not null;
  return null;
end $$;
create trigger api_request_input_removed after delete on api_request_input
  referencing old table as gone for each statement execute function api_note_leftover();
