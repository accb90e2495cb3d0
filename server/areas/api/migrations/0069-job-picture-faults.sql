-- A picture of an archive that could not be unpacked: its items have failed from the start.
alter table api_job_picture add column fault text;
