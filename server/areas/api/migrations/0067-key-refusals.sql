-- A call that was refused because of its key is kept apart from the uses of the key: otherwise it would hide where the
-- key is in use.
alter table api_key_use add column refused boolean not null default false;
update api_key_use set refused = true
where code in ('PTL0020', 'PTL0021', 'PTL0022', 'PTL0023', 'PTL0024', 'PTL0025', 'PTL0026');
alter table api_key_use drop constraint api_key_use_pkey, add primary key (key_id, network, refused);
