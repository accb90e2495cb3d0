-- Tables with one partition for each day in Shanghai, so that old days are dropped as a whole. The partitions are named
-- after the table and the day. These are the functions of requests (0054) for any such table; those stay for older nodes.

-- Makes the partitions of these days that are missing. Attaching a table holds up no call that writes to another day.
create function make_day_partitions(parent text, first_day date, last_day date) returns integer language plpgsql as $$
declare
  made integer := 0;
  this_day date := first_day;
  part text;
begin
  perform pg_advisory_xact_lock(hashtextextended(parent || ' days', 0));
  while this_day <= last_day loop
    part := parent || '_' || to_char(this_day, 'YYYYMMDD');
    if to_regclass(part) is null then
      execute format('create table %I (like %I including all)', part, parent);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part,
        this_day::timestamp at time zone 'Asia/Shanghai', (this_day + 1)::timestamp at time zone 'Asia/Shanghai');
      made := made + 1;
    end if;
    this_day := this_day + 1;
  end loop;
  return made;
end $$;

-- Drops the partitions of days before this one.
create function drop_day_partitions(parent text, before_day date) returns integer language plpgsql as $$
declare
  dropped integer := 0;
  part text;
begin
  perform pg_advisory_xact_lock(hashtextextended(parent || ' days', 0));
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname < parent || '_' || to_char(before_day, 'YYYYMMDD')
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
