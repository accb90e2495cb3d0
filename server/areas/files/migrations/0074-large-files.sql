-- Large files of operators, such as those of downloads; their bytes are in the storage, in pieces.
create table files_large (
  file_id text primary key check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  name text not null,
  bytes integer not null check (bytes > 0),
  -- Of the whole, in lower-case hex, as announced. A file that is ready has it.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  ready boolean not null default false,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null default now()
);
-- files.beginLarge: an upload that was interrupted goes on.
create index files_large_hash on files_large (sha256, uploaded_by);
-- The removal of files that nothing names.
create index files_large_age on files_large (uploaded_at);

create table files_large_piece (
  large_id text not null references files_large on delete cascade,
  piece_no integer not null check (piece_no >= 0),
  file_id text not null unique check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Its row is there before its bytes are.
  stored boolean not null default false,
  primary key (large_id, piece_no)
);
-- Bytes go with their file, whoever removes it.
create trigger files_large_piece_removed after delete on files_large_piece
  referencing old table as gone for each statement execute function files_note_leftover();
