-- What an MP4 says of itself (seconds, width, height), or `fault`: why browsers do not show it. Null for other files.
alter table files_large add column film jsonb;
