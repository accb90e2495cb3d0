-- What an entry was when the search wrote it: the same again is not written. In its first row (`no` 0); null in rows of
-- older releases.
alter table search_section add column digest text;
-- What is below a catalogue.
create index documents_document_parent on documents_document (parent_id);

-- The version that visitors saw before: the titles of removed sections are from it, and go when it is purged. Null in
-- rows of older releases: of those they go with any version of the document.
alter table documents_change add column before_no integer;

-- Each value that documents_facts has had, once: which of them have changed is known without reading the documents.
create table documents_fact_value (
  name text not null,
  value text not null,
  primary key (name, value)
);
create function documents_fact_values() returns trigger language plpgsql as $$
begin
  insert into documents_fact_value (name, value) select key, value from jsonb_each_text(new.facts)
  on conflict do nothing;
  return null;
end $$;
create trigger documents_fact_values after insert or update on documents_facts
  for each row execute function documents_fact_values();
insert into documents_fact_value (name, value)
  select distinct f.key, f.value from documents_facts d, jsonb_each_text(d.facts) f;
-- documents.changedFacts.
create index documents_facts_values on documents_facts using gin (facts jsonb_path_ops);

-- Versions that were saved by themselves, and that an operator has saved by hand later or that were published: they stay.
create table content_kept_version (
  entry_id uuid not null,
  no integer not null,
  primary key (entry_id, no),
  foreign key (entry_id, no) references content_version (entry_id, no)
);
insert into content_kept_version (entry_id, no)
  select v.entry_id, v.no from content_version v
    join console_audit_log l on l.object_kind = 'content' and l.object_id = v.entry_id::text and l.detail ->> 'no' = v.no::text
  where v.reason = 'auto' and l.act in ('content.saveDraft', 'content.publish')
  group by v.entry_id, v.no having count(*) > 1 or bool_or(l.act = 'content.publish');
-- content.manyAutomatic and content.removable.
create index content_version_automatic on content_version (entry_id, no) where reason = 'auto';

-- Versions are never changed, as before. Old ones that were saved by themselves may go (server/kit/content/entries/old-versions.ts).
create or replace function content_version_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.reason = 'auto' and not exists (
    select 1 from content_entry e
    where e.entry_id = old.entry_id and old.no in (e.published_no, e.draft_no, e.publish_no)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.purged_at is null and new.purged_at is not null and new.payload = '{}'::jsonb
    and (new.entry_id, new.no, new.hash, new.reason, new.author_id, new.at)
      is not distinct from (old.entry_id, old.no, old.hash, old.reason, old.author_id, old.at) then
    return new;
  end if;
  raise exception 'versions of content are never changed';
end $$;

-- content.queryEntries, by title.
create index content_entry_titles on content_entry (title collate "zh-Hans-CN-x-icu", entry_id);
