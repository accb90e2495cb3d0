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
