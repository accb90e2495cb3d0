-- content.queryEntries, with a keyword. Chinese words often have two characters, which trigrams do not find: titles and
-- slugs are indexed by their single characters and pairs. This needs no extension.
create function content_parts(given text, size integer) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(given), place, size)), '{}')
  from generate_series(1, length(given) - size + 1) place
$$;
alter table content_entry add column parts text[] not null
  generated always as (content_parts(title || ' ' || slug, 1) || content_parts(title || ' ' || slug, 2)) stored;
create index content_entry_parts on content_entry using gin (parts);
drop index if exists content_entry_title;

-- content.queryEntries of all kinds.
create index content_entry_newest on content_entry (updated_at desc, kind desc, slug, entry_id);

-- content.queryEntries: how many entries of a kind are in a state.
create index content_entry_states on content_entry (kind, status);
