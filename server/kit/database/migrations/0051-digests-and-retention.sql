-- What an entry was when the search wrote it: the same again is not written. In its first row (`no` 0); null in rows of
-- older releases.
alter table search_section add column digest text;
-- What is below a catalogue.
create index documents_document_parent on documents_document (parent_id);

-- The version that visitors saw before: the titles of removed sections are from it, and go when it is purged. Null in
-- rows of older releases: of those they go with any version of the document.
alter table documents_change add column before_no integer;
