import { expect, test } from 'vitest';
import { testApp } from './testing.ts';

const { accounts, app, database, openSession } = await testApp({}, { accounts: true });

test('a copy has the demo accounts and their files', async () => {
  const names = await database.query<{ user_name: string }>({
    name: '',
    text: 'select user_name from identity_account',
  });
  const mains = accounts.filter(({ name }) => !name.includes('@'));
  expect(names.map(({ user_name: name }) => name).sort()).toEqual(mains.map(({ name }) => name).sort());
  const files = await database.query<{ file_id: string; account_id: string }>({
    name: '',
    text: 'select file_id, account_id from files_file',
  });
  expect(files.length).toBeGreaterThan(0);
  for (const { file_id: fileId, account_id: accountId } of files) {
    const token = await openSession({ accountId: Number(accountId) });
    const { statusCode, headers } = await app.inject({ url: `/files/${fileId}`, headers: { token } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  }
});
