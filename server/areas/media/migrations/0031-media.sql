-- The pictures of the library. The storage has the bytes, under file_id.
create table media_asset (
  -- Random: 16 bytes in base64url. Part of the address, which content refers to.
  asset_id text primary key check (asset_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- As its uploader's device calls it, until an operator renames it.
  name text not null,
  alt text not null default '',
  tags text[] not null default '{}',
  -- What crops keep, in percent from the left and from the top.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- Of the bytes as they were sent, in hexadecimal.
  sha256 text not null,
  file_id text not null unique,
  -- Follows from the bytes and the focus. Part of the addresses of variants.
  version text not null,
  type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  revision integer not null default 1,
  created_by bigint not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz
);
-- media.query: newest first.
create index media_asset_order on media_asset (created_at desc, asset_id desc);
-- An upload of the same bytes.
create index media_asset_sha256 on media_asset (sha256);
-- Removal for good.
create index media_asset_removed on media_asset (removed_at) where removed_at is not null;

-- Bytes go with their picture, whoever removes it.
create trigger media_asset_removed after delete on media_asset
  referencing old table as gone for each statement execute function files_note_leftover();

-- Smaller and cropped forms, made when they are first asked for.
create table media_variant (
  asset_id text not null references media_asset on delete cascade,
  version text not null,
  -- contract/media/variants.ts
  shape text not null,
  width smallint not null,
  format text not null,
  file_id text not null,
  primary key (asset_id, version, shape, width, format)
);
create trigger media_variant_removed after delete on media_variant
  referencing old table as gone for each statement execute function files_note_leftover();

-- Content that begins to use a picture brings it back, if it was removed. The lock on its row makes a removal wait, which
-- then sees the use.
create function media_keep_used() returns trigger language plpgsql as $$
begin
  perform from media_asset where asset_id = any (array(
    select substr(target, 7) from added where target like 'media:%')) order by asset_id for update;
  update media_asset set removed_at = null, revision = revision + 1, updated_at = now()
  where removed_at is not null and asset_id = any (array(
    select substr(target, 7) from added where target like 'media:%'));
  return null;
end $$;
create trigger media_keep_used after insert on content_reference
  referencing new table as added for each statement execute function media_keep_used();
