-- A model package in use that is late several times in a row is not run for some minutes, on any node.
alter table trial_package add column late_runs integer not null default 0;
-- When the next run is let through, as a try; null if it runs as usual.
alter table trial_package add column paused_until timestamptz;
