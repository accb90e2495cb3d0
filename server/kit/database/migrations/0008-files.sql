-- Uploaded files whose bytes are in the storage, under their id.
create table files_file (
  -- Random: 16 bytes in base64url.
  file_id text primary key check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of a main account or a sub-account: their ids never coincide.
  owner_id bigint not null,
  -- The owner's main account.
  account_id bigint not null,
  -- contract/files/uses.ts
  use text not null,
  -- As its owner's device calls it.
  name text not null,
  type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  -- `area/id` of what it belongs to.
  attached_to text,
  -- Since when it belongs to nothing.
  unattached_since timestamptz default now(),
  check ((attached_to is null) = (unattached_since is not null))
);
-- files.query, and what an owner may still upload.
create index files_file_owner on files_file (owner_id, created_at desc, file_id desc);
-- Removal of what belongs to nothing for too long.
create index files_file_unattached on files_file (unattached_since) where unattached_since is not null;

-- Ids under which the storage may hold bytes that no file has: written before bytes are stored, and when a file goes.
create table files_leftover (
  file_id text primary key,
  -- Its upload has ended by then.
  remove_after timestamptz not null default now()
);
-- Their removal.
create index files_leftover_due on files_leftover (remove_after);

create function files_note_leftover() returns trigger language plpgsql as $$
begin
  insert into files_leftover (file_id) select file_id from gone;
  return null;
end $$;
-- Bytes go with their file, whoever removes it.
create trigger files_file_removed after delete on files_file
  referencing old table as gone for each statement execute function files_note_leftover();
