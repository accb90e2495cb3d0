import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { WrongContent } from '#server/kit/content/content-files.ts';
import { importContent } from '#server/kit/content/import-content.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import { emptyTemplate, silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { agreementsContent } from './content.ts';
import { createAgreementStore } from './store.ts';

const { database } = await testDatabase();
const store = createAgreementStore(database);

const query = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: text, text }, values);

const folder = mkdtempSync(join(tmpdir(), 'portal-agreements-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** The version that the default content brings. */
const SHIPPED: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/agreements/agreements.json'), 'utf8'),
)[1].version;
beforeEach(() => cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true }));

const list = join(folder, 'agreements/agreements.json');
const privacy = join(folder, 'agreements/privacy-policy.md');
// oxlint-disable-next-line typescript/no-explicit-any -- any JSON
const changeList = (work: (agreements: any[]) => any) => {
  const agreements = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify(work(agreements) ?? agreements));
};
const changePrivacy = (content: string, version: string) => {
  writeFileSync(privacy, content);
  changeList((agreements) => void Object.assign(agreements[1], { version, summary: `第 ${version} 版的改动` }));
};
const importing = () => importContent(database, folder, [agreementsContent], silentLog);
const current = async (key = 'privacy-policy') => (await store.listCurrent(key))[0];
const versions = async (key = 'privacy-policy') => (await store.listVersions(key)).map(({ version }) => version);

const addAccount = async (name: string, phone: string) => {
  const [row] = await query<{ account_id: number }>(
    `insert into identity_account (user_name, user_name_key, phone, user_roles, account_role, auth_status, salt)
     values ($1, $1, $2, '{1}', 4, 4, '') returning account_id`,
    [name, phone],
  );
  return String(row?.account_id);
};

test('[AGR-09] a new version of the content is added, and the previous one stays', async () => {
  await importing();
  expect(await versions()).toEqual([SHIPPED]);
  const first = await current();
  changePrivacy('新的正文。', '9.1');
  expect(await importing()).toEqual(['agreements']);
  expect(await current()).toMatchObject({ version: '9.1', content: '新的正文。', summary: '第 9.1 版的改动' });
  expect(await versions()).toEqual(['9.1', SHIPPED]);
  expect((await store.find({ key: 'privacy-policy', version: SHIPPED }))?.content).toBe(first?.content);
});

test('[AGR-09] an unconfirmed text is corrected in place; a confirmed one cannot be reworded', async () => {
  changePrivacy('新的正文，改正了。', '9.1');
  await importing();
  expect((await current())?.content).toBe('新的正文，改正了。');
  const accountId = await addAccount('agreed', '13800000001');
  await store.confirmCurrent(accountId, '192.0.2.1');

  changePrivacy('偷偷换掉的正文。', '9.1');
  const error = (await importing().catch((error: unknown) => error)) as WrongContent;
  expect(error.errors).toEqual([
    {
      file: 'agreements/agreements.json',
      field: '1.version',
      reason: expect.stringMatching(/agreed to another text of version 9\.1/),
    },
  ]);
  expect((await current())?.content).toBe('新的正文，改正了。');
  expect(await store.listPending(accountId)).toEqual([]);

  changePrivacy('偷偷换掉的正文。', '9.2');
  await importing();
  expect((await store.listPending(accountId)).map(({ key, agreed }) => [key, agreed?.version])).toEqual([
    ['privacy-policy', '9.1'],
  ]);
});

test('[AGR-09] a correction waits for running confirmations, and is refused if one succeeds', async () => {
  changePrivacy('第一稿。', '7.0');
  await importing();
  const accountId = await addAccount('agreeing', '13800000003');
  let correction: Promise<unknown> | undefined;
  await database.transaction(async (transaction) => {
    await createAgreementStore(transaction).confirmCurrent(accountId, '192.0.2.1');
    changePrivacy('第二稿。', '7.0');
    correction = importing().catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await query(waiting)).toHaveLength(1);
    });
  });
  expect(((await correction) as WrongContent).errors).toHaveLength(1);
  expect((await current())?.content).toBe('第一稿。');
});

test('[AGR-09] a confirmed version keeps its title and summary', async () => {
  await importing();
  const before = await current();
  const accountId = await addAccount('agreed-title', '13800000004');
  await store.confirmCurrent(accountId, '192.0.2.1');
  changeList((agreements) => void Object.assign(agreements[1], { summary: '另一个说法' }));
  await importing();
  expect((await current())?.summary).toBe(before?.summary);
});

test('[AGR-09] once an operator has published a version, the content leaves that agreement alone', async () => {
  const publishedBy = await addAccount('operator', '13800000002');
  await store.publish({ key: 'privacy-policy', version: '8.0', content: '运营方的正文。', summary: '改', publishedBy });
  changePrivacy('随新版本而来的草案。', '9.0');
  changeList((agreements) => void Object.assign(agreements[1], { title: '草案标题' }));
  expect(await importing()).toEqual(['agreements']);
  expect(await current()).toMatchObject({ version: '8.0', title: '隐私政策', content: '运营方的正文。' });
  expect(await versions()).not.toContain('9.0');

  changeList((agreements) => agreements.filter(({ key }) => key !== 'privacy-policy'));
  await importing();
  expect(await current()).toMatchObject({ version: '8.0', useRequired: true });
});

test('an agreement that the content drops is removed unless a user has agreed to it', async () => {
  await importing();
  changeList((agreements) => agreements.slice(1, 2));
  await importing();
  expect((await store.listCurrent()).map(({ key, useRequired }) => [key, useRequired])).toEqual([
    ['platform-service', false],
    ['privacy-policy', true],
  ]);
  expect(await query('select from agreements_version where key = $1', ['provider-onboarding'])).toEqual([]);
});

test('two agreements may exchange their titles', async () => {
  await importing();
  changeList((agreements) => {
    [agreements[0].title, agreements[2].title] = [agreements[2].title, agreements[0].title];
    for (const at of [0, 2]) agreements[at].version = '3.0';
  });
  await importing();
  expect((await current('platform-service'))?.title).toBe('服务商入驻协议');
  expect((await current('provider-onboarding'))?.title).toBe('平台服务协议');
});

test('markup in a text stops the import', async () => {
  changePrivacy('正文 <b>粗</b>', '4.0');
  writeFileSync(join(folder, 'agreements/static/agreementUpdateForSubAccount.md'), '![图](https://example.com/a.png)');
  const error = (await importing().catch((error: unknown) => error)) as WrongContent;
  expect(error.errors).toEqual([
    {
      file: 'agreements/static/agreementUpdateForSubAccount.md',
      field: '',
      reason: 'holds a picture that is not ours',
    },
    { file: 'agreements/privacy-policy.md', field: '', reason: 'holds markup' },
  ]);
});

test('a database of the previous release keeps its texts as first versions', async () => {
  const old = await testDatabase({ template: emptyTemplate });
  const migrations = join(import.meta.dirname, '../../kit/database/migrations');
  const before = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  for (const file of ['0001-site-and-catalogue.sql', '0002-catalogue-finding.sql', '0003-identity.sql'])
    cpSync(join(migrations, file), join(before, file));
  await migrate(old.connection, { log: silentLog, folders: [before] });
  await old.database.query({
    name: 'old',
    text: `insert into agreements_agreement (key, title, version, update_time, content, use_required, position)
      values ('a', '甲', '1.0', '2026-09-01T00:00:00Z', '正文甲', true, 0), ('b', '乙', '2.0', '2026-09-02T00:00:00Z', '正文乙', false, 1)`,
  });
  await migrate(old.connection, { log: silentLog });
  rmSync(before, { recursive: true });
  expect(await createAgreementStore(old.database).listCurrent()).toEqual([
    {
      key: 'a',
      title: '甲',
      version: '1.0',
      updateTime: '2026-09-01T00:00:00.000Z',
      content: '正文甲',
      summary: '',
      useRequired: true,
    },
    {
      key: 'b',
      title: '乙',
      version: '2.0',
      updateTime: '2026-09-02T00:00:00.000Z',
      content: '正文乙',
      summary: '',
      useRequired: false,
    },
  ]);
});
