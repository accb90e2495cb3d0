-- What of a page view is counted in the speed of its page: the buckets of LCP, INP and CLS, each null if it was not
-- measured. Null: nothing is counted yet. A view that was reported again is counted anew.
alter table monitoring_performance add column counted smallint[], add column fresh boolean not null default true;
create index monitoring_performance_fresh on monitoring_performance (at) where fresh;

alter table monitoring_error add column counted boolean not null default false;
create index monitoring_error_uncounted on monitoring_error (at) where not counted;
