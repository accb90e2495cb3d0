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

-- Announcements and agreements whose texts show a picture. Content has content_reference.
create table media_use (
  -- 'announcement' or 'agreement'
  place text not null,
  -- The id of an announcement; key and version of an agreement.
  item_id text not null,
  asset_id text not null,
  title text not null,
  primary key (place, item_id, asset_id)
);
-- Where a picture is used.
create index media_use_asset on media_use (asset_id);

-- What begins to use a picture brings it back, if it was removed. The lock on its row makes a removal wait, which then sees
-- the use.
create function media_begin_use(ids text[]) returns void language plpgsql as $$
begin
  perform from media_asset where asset_id = any (ids) order by asset_id for update;
  update media_asset set removed_at = null, revision = revision + 1, updated_at = now()
  where removed_at is not null and asset_id = any (ids);
end $$;

create function media_note_references() returns trigger language plpgsql as $$
begin
  perform media_begin_use(array(select substr(target, 7) from added where target like 'media:%'));
  return null;
end $$;
create trigger media_note_references after insert on content_reference
  referencing new table as added for each statement execute function media_note_references();

-- Its arguments: the place, and the columns that identify a row.
create function media_note_text() returns trigger language plpgsql as $$
declare
  item jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  own_id text := item ->> tg_argv[1] || coalesce(' ' || (item ->> tg_argv[2]), '');
  ids text[] := array(
    select distinct hit[1] from regexp_matches(item ->> 'content', '/media/([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])', 'g') hit);
begin
  delete from media_use where place = tg_argv[0] and item_id = own_id;
  -- An announcement with status 10 was deleted.
  if tg_op <> 'DELETE' and item ->> 'status' is distinct from '10' and cardinality(ids) > 0 then
    insert into media_use (place, item_id, asset_id, title)
      select tg_argv[0], own_id, id, item ->> 'title' from unnest(ids) id;
    perform media_begin_use(ids);
  end if;
  return null;
end $$;
create trigger media_note_text after insert or update of title, content, status or delete on site_announcement
  for each row execute function media_note_text('announcement', 'announcement_id');
create trigger media_note_text after insert or update of title, content or delete on agreements_version
  for each row execute function media_note_text('agreement', 'key', 'version');
