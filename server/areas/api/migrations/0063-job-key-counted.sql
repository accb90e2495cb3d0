-- Whether a job counts against the limit of its key: only then what it does not recognise is given back there.
alter table api_job add column key_counted boolean not null default false;
