-- A combination of filter values that abilities have, and how many have it. Totals and the counts of filters are sums
-- over these few rows, however many abilities there are.
create table catalogue_facet (
  facet_id integer generated always as identity primary key,
  model_type smallint not null,
  industry_types smallint[] not null,
  product_forms smallint[] not null,
  chip_ids smallint[] not null,
  guanlan2 boolean not null,
  enabled_production boolean not null,
  enabled_test boolean not null,
  total integer not null default 0 check (total >= 0),
  unique (model_type, industry_types, product_forms, chip_ids, guanlan2, enabled_production, enabled_test)
);

alter table catalogue_ability
  -- On a super brain it needs main control V5.01 or above.
  add column guanlan2 boolean not null default false,
  add column facet_id integer references catalogue_facet,
  -- Lexemes of server/areas/catalogue/search-index.ts: of all text, and of the name and of the labels alone, by which
  -- what is found is ranked.
  add column search_vector tsvector not null default '',
  add column name_vector tsvector not null default '',
  add column label_vector tsvector not null default '',
  -- The scene from which it is trained.
  add column typical_scene_type integer,
  -- Numbers of abilities like it, nearest first.
  add column related integer[] not null default '{}',
  drop column search_text;
-- A search reads these of each row that it finds: they stay beside it.
alter table catalogue_ability alter column name_vector set storage main, alter column label_vector set storage main;

-- Beside the counts, so that an order by them reads one index.
alter table catalogue_ability_count add column facet_id integer;

create function catalogue_find_facet() returns trigger language plpgsql as $$
begin
  insert into catalogue_facet (model_type, industry_types, product_forms, chip_ids, guanlan2, enabled_production, enabled_test)
    values (new.model_type, new.industry_types, new.product_forms, new.chip_ids, new.guanlan2, new.enabled_production, new.enabled_test)
    on conflict do nothing;
  select facet_id into new.facet_id from catalogue_facet
    where model_type = new.model_type and industry_types = new.industry_types and product_forms = new.product_forms
      and chip_ids = new.chip_ids and guanlan2 = new.guanlan2
      and enabled_production = new.enabled_production and enabled_test = new.enabled_test;
  return new;
end $$;

create trigger catalogue_ability_facet before insert
  or update of model_type, industry_types, product_forms, chip_ids, guanlan2, enabled_production, enabled_test
  on catalogue_ability for each row execute function catalogue_find_facet();

-- Kept in the transaction that changes an ability, whoever changes it. Rows are locked in the order of their numbers, so
-- that neither two statements nor a statement and the roll-up of views wait for each other.
create function catalogue_keep_totals() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct facet_id) into touched from after;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct facet_id) into touched from before;
  else
    select array_agg(distinct facet_id) into touched
      from (select facet_id from before union all select facet_id from after) both_sides;
  end if;
  perform from catalogue_facet where facet_id = any (touched) order by facet_id for no key update;
  if tg_op <> 'INSERT' then
    update catalogue_facet f set total = f.total - gone.count
      from (select facet_id, count(*) from before group by facet_id) gone where f.facet_id = gone.facet_id;
  end if;
  if tg_op <> 'DELETE' then
    update catalogue_facet f set total = f.total + come.count
      from (select facet_id, count(*) from after group by facet_id) come where f.facet_id = come.facet_id;
    perform from catalogue_ability_count c where c.ability_no in (select ability_no from after)
      order by c.ability_no for no key update;
    update catalogue_ability_count c set facet_id = after.facet_id
      from after where c.ability_no = after.ability_no and c.facet_id is distinct from after.facet_id;
  end if;
  return null;
end $$;

create trigger catalogue_ability_inserted after insert on catalogue_ability
  referencing new table as after for each statement execute function catalogue_keep_totals();
create trigger catalogue_ability_updated after update on catalogue_ability
  referencing old table as before new table as after for each statement execute function catalogue_keep_totals();
create trigger catalogue_ability_deleted after delete on catalogue_ability
  referencing old table as before for each statement execute function catalogue_keep_totals();

-- catalogue.queryAbilities, the default order; further filters by facet.
create index catalogue_ability_by_number on catalogue_ability (ability_no) include (facet_id);
-- catalogue.queryAbilities, newest and oldest first.
create index catalogue_ability_newest on catalogue_ability (update_time desc, ability_no) include (facet_id);
create index catalogue_ability_oldest on catalogue_ability (update_time, ability_no) include (facet_id);
-- catalogue.queryAbilities, filters that few abilities meet.
create index catalogue_ability_facet_id on catalogue_ability (facet_id);
-- catalogue.queryAbilities, by views and by downloads, both ways.
create index catalogue_count_most_viewed on catalogue_ability_count (view_count desc, ability_no) include (facet_id);
create index catalogue_count_least_viewed on catalogue_ability_count (view_count, ability_no) include (facet_id);
create index catalogue_count_most_downloaded on catalogue_ability_count (download_count desc, ability_no) include (facet_id);
create index catalogue_count_least_downloaded on catalogue_ability_count (download_count, ability_no) include (facet_id);
-- catalogue.queryAbilities and catalogue.getFilters with a keyword.
create index catalogue_ability_search on catalogue_ability using gin (search_vector) with (fastupdate = off);

-- catalogue.getScenes.
create index catalogue_ability_scene on catalogue_ability (typical_scene_type, ability_no) where typical_scene_type is not null;

-- What a search finds on a host. A word in the name tells most, in the labels more than elsewhere; where only some words
-- have to be met, each that is met tells. Without words nothing is ranked. The planner takes a test of a long vector for
-- as cheap as any other and would read every row for a frequent word: it has to go by the index.
create function catalogue_find(query tsquery, production boolean, words tsquery[], some_words boolean)
  returns table (ability_no integer, facet_id integer, rank bigint)
  language plpgsql stable rows 1000 set enable_seqscan = off as $$
begin
  if words is null then
    return query select s.ability_no, s.facet_id, 0::bigint from catalogue_ability s
      where s.search_vector @@ query and case when production then s.enabled_production else s.enabled_test end;
  else
    return query select s.ability_no, s.facet_id,
        (select sum((s.name_vector @@ word)::integer * 4 + (s.label_vector @@ word)::integer * 2
          + case when some_words then (s.search_vector @@ word)::integer * 3 else 0 end) from unnest(words) word)
      from catalogue_ability s
      where s.search_vector @@ query and case when production then s.enabled_production else s.enabled_test end;
  end if;
end $$;

-- What stands already gets its facet.
update catalogue_ability set model_type = model_type;
-- The import writes the search lexemes: it runs anew.
delete from site_import where name = 'catalogue';
