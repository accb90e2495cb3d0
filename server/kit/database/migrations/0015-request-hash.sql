-- Of the request that the key came with. Null for what was kept before, which goes after a day.
alter table http_kept_answer add column request_hash text;
