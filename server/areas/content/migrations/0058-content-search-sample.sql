-- content.queryEntries, with a keyword: whether there are more entries than it counts. One entry of 16, by chance.
create index content_entry_parts_sample on content_entry using gin (parts) where entry_id::text like '%0';
