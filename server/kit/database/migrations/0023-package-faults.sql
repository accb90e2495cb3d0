-- When and why a model package in use last gave no result, and how often: its process was ended for time ('late'), or
-- failed over a picture ('failed').
alter table trial_package add column faults integer not null default 0;
alter table trial_package add column fault_kind text check (fault_kind in ('late', 'failed'));
alter table trial_package add column fault_at timestamptz;
