-- What the content import last wrote, so that a start imports only what has changed.
create table site_import (
  name text primary key,
  digest text not null,
  imported_at timestamptz not null default now()
);

create table site_menu (
  menu_id integer primary key,
  parent_id integer not null,
  level smallint not null check (level between 1 and 5),
  menu_name text not null,
  menu_url text not null,
  status smallint not null check (status in (0, 1)),
  tip_icon smallint not null check (tip_icon between 1 and 6),
  position integer not null
);

create table site_config (
  config_type smallint primary key check (config_type between 1 and 3),
  config_content text not null
);

create table site_config_file (
  app_id text not null,
  cluster_name text not null,
  namespace_name text not null,
  entries jsonb not null,
  primary key (app_id, cluster_name, namespace_name)
);

create table site_position (
  position integer primary key,
  position_type smallint not null check (position_type between 1 and 9),
  regional boolean not null,
  status smallint not null check (status in (0, 1)),
  title text not null,
  des text not null,
  picture text not null,
  icon text not null,
  url text not null,
  action text not null
);

create table agreements_agreement (
  key text primary key,
  title text not null unique,
  version text not null,
  update_time timestamptz not null,
  content text not null,
  use_required boolean not null,
  position integer not null
);

create table catalogue_ability (
  ability_no integer primary key,
  ability_name text not null,
  model_type smallint not null check (model_type between 1 and 4),
  industry_types smallint[] not null,
  product_forms smallint[] not null,
  chip_ids smallint[] not null,
  enabled_production boolean not null,
  enabled_test boolean not null,
  update_time timestamptz not null,
  -- Folded text in which a keyword is looked for.
  search_text text not null,
  -- What a list shows, and the whole entry, in the shapes of contract/catalogue/ability.ts, without counts.
  summary jsonb not null,
  entry jsonb not null
);

-- Apart from the ability, so that an import of content never touches what visitors have done.
create table catalogue_ability_count (
  ability_no integer primary key,
  view_count bigint not null default 0 check (view_count >= 0),
  download_count bigint not null default 0 check (download_count >= 0)
);

-- A row a view; appended rather than added up, so that views of one ability do not wait for each other's commit.
create table catalogue_view (
  idempotency_key text primary key,
  ability_no integer not null,
  counted boolean not null default false,
  viewed_at timestamptz not null default now()
);

-- catalogue.getAbility and the roll-up: views that are not in view_count yet.
create index catalogue_view_uncounted on catalogue_view (ability_no) where not counted;
-- The roll-up's removal of keys that no client repeats any more.
create index catalogue_view_age on catalogue_view (viewed_at) where counted;
