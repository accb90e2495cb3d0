-- Opening a session looks at all that its owner has, those that are over too: they are at most a few.
drop index identity_session_account;
drop index identity_session_sub_account;
create index identity_session_account on identity_session (account_id) where sub_account_id is null;
create index identity_session_sub_account on identity_session (sub_account_id) where sub_account_id is not null;

-- The removal of sessions takes their tickets with them.
create index identity_ticket_session on identity_ticket (session_id);
-- The removal of devices that nobody uses, of codes, and of old messages.
create index identity_device_age on identity_device (seen_at);
create index identity_verify_code_age on identity_verify_code (sent_at);
create index messages_message_age on messages_message (created_at);

-- By bytes, so that all tries of an owner are one range.
alter table identity_login_attempt alter column subject type text collate "C";
