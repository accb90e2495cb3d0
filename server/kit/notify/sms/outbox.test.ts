import { expect, test } from 'vitest';
import { named } from '../../database/pool.ts';
import { testDatabase } from '../../database/testing.ts';
import { createSecret } from '../../secrets/secret.ts';
import { createOutbox } from './outbox.ts';

const { database } = await testDatabase();
const secret = createSecret('the secret of an outbox in a test, long enough');
const lines: string[] = [];
const outbox = createOutbox({ database, secret, say: (line) => void lines.push(line) });

const dump = named('test.dumpOutbox', 'select to_jsonb(o)::text as row, sealed_text from identity_outbox o');
const ageAll = named('test.ageOutbox', `update identity_outbox set sent_at = sent_at - interval '1 day'`);

const send = (phone: string, code: string) => outbox.send({ phone, code, text: `您的验证码为 ${code}` });

test('[ID-06] a message is printed to the output and stored for operators, newest first', async () => {
  expect(outbox.provider).toBe(false);
  await send('19800000001', '123456');
  await send('19800000002', '234567');
  await send('19800000001', '345678');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('19800000001');
  expect(lines[0]).toContain('123456');
  const all = await outbox.list();
  expect(all.map(({ text }) => text.slice(-6))).toEqual(['345678', '234567', '123456']);
  expect(Date.now() - Date.parse(all[0]?.sentAt as string)).toBeLessThan(60_000);
  expect((await outbox.list('19800000001')).map(({ text }) => text.slice(-6))).toEqual(['345678', '123456']);
  expect(await outbox.list('19800000009')).toEqual([]);
});

test('[ID-14] the database alone does not reveal the code', async () => {
  const rows = await database.query<{ row: string; sealed_text: Buffer }>(dump);
  expect(rows).toHaveLength(3);
  for (const { row, sealed_text: sealed } of rows) {
    expect(row).not.toContain('验证码');
    expect(sealed.includes('验证码')).toBe(false);
  }
  await expect(createOutbox({ database, secret: createSecret('another secret') }).list()).rejects.toThrow(
    /authenticate/,
  );
});

test('at most a hundred are listed, none older than a day', async () => {
  for (let turn = 0; turn < 101; turn += 1) await send('19800000003', String(100_000 + turn));
  const list = await outbox.list();
  expect(list).toHaveLength(100);
  expect(list[0]?.text).toContain('100100');
  await database.query(ageAll);
  expect(await outbox.list()).toEqual([]);
});
