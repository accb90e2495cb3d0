-- The revision to which the last purge has led. What was typed on an older one may hold what was purged.
alter table content_entry add column purged_revision integer not null default 0;
