import { expect, test } from 'vitest';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { oldOutbox } from '#server/kit/notify/sms/outbox.ts';
import { identityRemovals } from './removal.ts';

const { database } = await testDatabase();
const query = (text: string) => database.query<Record<string, unknown>>({ name: '', text });

await query(`insert into identity_account (account_id, user_name, user_name_key, phone, user_roles, account_role,
  auth_status, salt) values (1, 'somebody', 'somebody', '19900000001', '{1}', 4, 4, 'salt')`);
const [{ session_id: session } = {}] = await query(
  `insert into identity_session (token_hash, account_id, user_agent, address) values ('living', 1, '', '') returning session_id`,
);

/** The tables with their insert values: `$name` differs for each row, and the age is the one that makes a row old. */
const tables = [
  ['identity_session', `(token_hash, account_id, user_agent, address, created_at)`, `'$name', 1, '', ''`, '8 days'],
  ['identity_ticket', '(ticket_hash, session_id, sealed_token, created_at)', `'$name', ${session}, ''`, '1 hour'],
  ['identity_used_challenge', '(code_hash, used_at)', `'$name'`, '10 minutes'],
  ['identity_login_attempt', '(subject, failures, since)', `'$name', 5`, '1 day'],
  ['identity_outbox', '(phone, sealed_text, sent_at)', `'$name', ''`, '1 day'],
  ['identity_verify_code', '(phone, code_mac, day, sent_that_day, sent_at)', `'$name', '', '2026-01-01', 1`, '1 day'],
  ['identity_sent_codes', '(network_mac, sent, began_at)', `'$name', 1`, '1 day'],
  ['identity_device', '(device_hash, owner_id, seen_at)', `'$name', 1`, '180 days'],
] as const;

test('[ID-14] expired rows are removed from every table, and younger ones stay', async () => {
  for (const [table, columns, values, age] of tables)
    for (const [name, sign] of [
      ['old', '-'],
      ['young', '+'],
    ] as const)
      await query(
        `insert into ${table} ${columns} values (${values.replace('$name', name)}, now() - interval '${age}' ${sign} interval '1 minute')`,
      );
  const counts = () =>
    Promise.all(tables.map(async ([table]) => (await query(`select count(*) as n from ${table}`))[0]?.n));
  const before = await counts();
  await removeOld(database, [...identityRemovals, oldOutbox], silentLog);
  expect(await counts()).toEqual(before.map((count) => Number(count) - 1));
  const found = await query(`select encode(token_hash, 'escape') as name from identity_session order by name`);
  expect(found).toEqual([{ name: 'living' }, { name: 'young' }]);
});

test.each([
  ['delete from identity_ticket where session_id = 1', 'identity_ticket_session'],
  [`select from identity_device where seen_at < now() - interval '180 days'`, 'identity_device_age'],
  [`select from identity_verify_code where sent_at < now() - interval '1 day'`, 'identity_verify_code_age'],
  [`select from messages_message where created_at < now() - interval '180 days'`, 'messages_message_age'],
  [`delete from identity_login_attempt where subject > 'device:1:' and subject < 'device:1;'`, '_attempt_pkey'],
])('[ID-14] %s finds its rows by an index', async (statement, index) => {
  const plan = await database.transaction(async (own) => {
    await own.query({ name: '', text: 'set local enable_seqscan = off' });
    return own.query({ name: '', text: `explain ${statement}` });
  });
  expect(JSON.stringify(plan)).toContain(index);
  expect(JSON.stringify(plan)).toContain('Index Cond');
});
