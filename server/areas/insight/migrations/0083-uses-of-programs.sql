-- What programs do is left out where visitors are counted.
alter table videos_use add column is_bot boolean not null default false;
alter table downloads_use add column is_bot boolean not null default false;
-- Of the times and misses of a word.
alter table search_word add column bots integer not null default 0, add column bot_misses integer not null default 0;
