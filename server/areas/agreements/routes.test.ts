import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  addAgreement,
  confirmAgreements,
  getAgreementStatus,
  getSubAccountAgreementStatus,
  getTerms,
  listReceipts,
  readAgreements,
  updateAgreement,
} from '#contract/agreements/calls.ts';
import { CONTENT_CHANNEL } from '#server/kit/content/content-changes.ts';
import { listen } from '#server/kit/database/notices.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { testApp } from '#server/app/testing.ts';
import { createAgreementStore } from './store.ts';

const { app, call, connection, database } = await testApp({ PAGE_CACHE: 'off' });
const store = createAgreementStore(database);

const query = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: text, text }, values);

let people = 0;

/** Logs in a new account that has confirmed the current agreements, or a sub-account of `accountId`. */
const logIn = async ({ operator = false, accountId }: { operator?: boolean; accountId?: string } = {}) => {
  people += 1;
  const name = `agreements${people}`;
  const phone = `139${String(people).padStart(8, '0')}`;
  const token = randomBytes(32).toString('base64url');
  let owner = accountId;
  let subAccountId: string | undefined;
  if (owner === undefined) {
    const [account] = await query<{ account_id: number }>(
      `insert into identity_account (user_name, user_name_key, phone, user_roles, account_role, auth_status, salt)
       values ($1, $1, $2, $3, 4, 4, '') returning account_id`,
      [name, phone, [operator ? 5 : 1]],
    );
    owner = String(account?.account_id);
    await store.confirmCurrent(owner, '192.0.2.1');
  } else {
    const [account] = await query<{ sub_account_id: number }>(
      `insert into identity_sub_account (account_id, login_name, login_name_key, sub_account_name, phone, account_role, salt)
       values ($1, $2, $2, $2, $3, 6, '') returning sub_account_id`,
      [owner, name, phone],
    );
    subAccountId = String(account?.sub_account_id);
  }
  await query(
    `insert into identity_session (token_hash, account_id, sub_account_id, user_agent, address) values ($1, $2, $3, '', '')`,
    [createHash('sha256').update(token).digest(), owner, subAccountId ?? null],
  );
  return { accountId: owner, subAccountId, headers: { token } };
};

type LoggedIn = Awaited<ReturnType<typeof logIn>>;

const operator = await logIn({ operator: true });

let lastVersion = 1;
/** Publishes a text under a new version. */
const publish = async (key: string, more: Record<string, unknown> = {}) => {
  lastVersion += 1;
  const version = `${lastVersion}.0`;
  const answer = await call(
    updateAgreement,
    { key, version, content: `第 ${version} 版的正文。`, summary: '调整了条款。', ...more },
    operator.headers,
  );
  expect(answer).toMatchObject({ status: 200, body: { code: '200' } });
  return version;
};

const statusFor = async ({ headers }: LoggedIn) => (await call(getAgreementStatus, { source: 2 }, headers)).body.data;
const confirm = ({ accountId, headers }: LoggedIn, more: Record<string, unknown> = {}) =>
  call(confirmAgreements, { source: 0, userId: accountId, ...more }, headers);

/** Creates a user who has confirmed everything, then publishes new versions of exactly these agreements. */
const personWithPending = async (...keys: string[]) => {
  const person = await logIn();
  const versions: { key: string; version: string }[] = [];
  for (const key of keys) versions.push({ key, version: await publish(key) });
  return { person, versions };
};

describe('terms', () => {
  test('[ROUTE-14] a text is found by its key, or by its title where no key is given', async () => {
    const byKey = (await call(getTerms, { key: 'provider-onboarding' })).body.data;
    expect(byKey).toMatchObject({ title: '服务商入驻协议', version: '1.0', currentVersion: '1.0' });
    expect(byKey.headings.length).toBeGreaterThan(5);
    expect((await call(getTerms, { title: '服务商入驻协议' })).body.data).toEqual(byKey);
    for (const name of [{ key: 'unknown' }, { title: '没有' }, {}, { key: 'privacy-policy', version: '0.9' }])
      expect((await call(getTerms, name)).status).toBe(404);
  });

  test('[AGR-09] earlier versions stay readable, word for word', async () => {
    const first = (await call(getTerms, { key: 'privacy-policy' })).body.data;
    const version = await publish('privacy-policy', { content: '## 新章\n\n新的正文。', summary: '全部重写。' });
    const now = (await call(getTerms, { key: 'privacy-policy' })).body.data;
    expect(now).toMatchObject({ version, currentVersion: version, headings: [{ title: '新章' }] });
    expect(now.versions.map((one) => one.version)).toEqual([version, first.version]);
    expect(now.versions[0]?.summary).toBe('全部重写。');
    const old = (await call(getTerms, { key: 'privacy-policy', version: first.version })).body.data;
    expect(old).toMatchObject({ version: first.version, html: first.html, currentVersion: version });
  });
});

test('[CALL-03] a publication clears the cached texts and pages of every node', async () => {
  const heard: string[] = [];
  const listening = listen(connection, {
    channel: CONTENT_CHANNEL,
    log: silentLog,
    onNotice: (payload) => heard.push(payload),
    onReconnect() {},
  });
  await listening.ready;
  const version = await publish('platform-service');
  await expect.poll(() => heard, { interval: 10 }).toEqual(['tags:kind:agreement']);
  const again = { key: 'platform-service', version, content: '另一篇。', summary: '改' };
  await call(updateAgreement, again, operator.headers);
  await publish('platform-service');
  await expect.poll(() => heard, { interval: 10 }).toEqual(['tags:kind:agreement', 'tags:kind:agreement']);
  await listening.close();
});

describe('[CALL-03] agreement info', () => {
  test('is read whole or by key', async () => {
    const all = (await call(readAgreements)).body.data;
    expect(all.map(({ key }) => key)).toEqual(['platform-service', 'privacy-policy', 'provider-onboarding']);
    const [one] = (await call(readAgreements, { key: 'provider-onboarding' })).body.data;
    expect(one).toEqual(all[2]);
    expect(one).toMatchObject({
      title: '服务商入驻协议',
      version: '1.0',
      updateTime: '2026-08-31T16:00:00.000Z',
      canNotConfirm: false,
      useRequired: false,
    });
    expect(one?.content).toMatch(/^本协议由申请入驻的企业/);
    expect((await call(readAgreements, { key: 'nothing' })).status).toBe(404);
  });

  test('accepts a new agreement from an operator, and refuses a taken key or title', async () => {
    const added = {
      key: 'cookie-notice',
      title: '本地存储说明',
      version: '1.0',
      content: '# 说明\r\n\r\n只保存必要的信息。\r\n',
    };
    const answer = await call(addAgreement, added, operator.headers);
    expect(answer.body.data).toMatchObject({ key: 'cookie-notice', version: '1.0' });
    const [read] = (await call(readAgreements, { key: 'cookie-notice' })).body.data;
    expect(read).toMatchObject({ title: '本地存储说明', content: '# 说明\n\n只保存必要的信息。', useRequired: false });
    expect((await call(getTerms, { title: '本地存储说明' })).body.data.html).toContain('<h1>说明</h1>');
    const again = await call(addAgreement, { ...added, title: '另一份' }, operator.headers);
    expect(again).toMatchObject({ status: 200, body: { code: '10003', data: { field: 'key' } } });
    const sameTitle = await call(addAgreement, { ...added, key: 'another' }, operator.headers);
    expect(sameTitle).toMatchObject({ status: 200, body: { code: '10003', data: { field: 'title' } } });
  });

  test('accepts an update, with a new title if given', async () => {
    const before = (await call(readAgreements, { key: 'cookie-notice' })).body.data[0];
    const version = await publish('cookie-notice', { title: '存储说明' });
    const after = (await call(readAgreements, { key: 'cookie-notice' })).body.data[0];
    expect(after).toMatchObject({ title: '存储说明', version, summary: '调整了条款。' });
    expect(Date.parse(after?.updateTime ?? '')).toBeGreaterThan(Date.parse(before?.updateTime ?? ''));
    await publish('cookie-notice');
    expect((await call(readAgreements, { key: 'cookie-notice' })).body.data[0]?.title).toBe('存储说明');
  });

  const update = { key: 'privacy-policy', version: '99.0', content: '正文。', summary: '调整。' };

  test('refuses an update with the same version, the same content, another agreement’s title or an unknown key', async () => {
    const version = await publish('privacy-policy', { content: '一模一样。' });
    const shipped = (await store.listVersions('privacy-policy')).at(-1)?.version ?? '';
    const cases: [object, number, string, string][] = [
      [{ version }, 200, '10003', 'version'],
      [{ version: shipped }, 200, '10003', 'version'],
      [{ content: '\r\n一模一样。\n\n' }, 200, '10003', 'content'],
      [{ title: '平台服务协议' }, 200, '10003', 'title'],
      [{ key: 'nothing' }, 404, '404', 'key'],
    ];
    for (const [wrong, status, code, field] of cases)
      expect(await call(updateAgreement, { ...update, ...wrong }, operator.headers)).toMatchObject({
        status,
        body: { code, data: { field } },
      });
    expect((await call(getTerms, { key: 'privacy-policy' })).body.data.version).toBe(version);
  });

  test.each([
    ['content', '<b>粗</b>'],
    ['content', '正文\n\n<!-- 注 -->'],
    ['content', '[链接](javascript:alert(1))'],
    ['content', '![图](https://example.com/a.png)'],
    ['content', '正\u0000文'],
    ['content', '正\u0007文'],
    ['content', '正\u202e文'],
    ['content', ' \n '],
    ['content', '字'.repeat(100_001)],
    ['title', '<b>政策</b>'],
    ['title', '隐私\n政策'],
    ['title', ''],
    ['title', '字'.repeat(31)],
    ['summary', '<i>改</i>'],
    ['summary', '改\u0085动'],
    ['summary', '字'.repeat(301)],
    ['version', '2.0 '],
    ['version', '<2>'],
    ['version', ''],
    ['key', '../duty'],
    ['key', 5],
    ['content', null],
  ])('refuses markup, control characters and what is too long: %s %j', async (field, value) => {
    expect(await call(updateAgreement, { ...update, [field]: value }, operator.headers)).toMatchObject({
      status: 400,
      body: { data: { field } },
    });
  });

  test('lets only operators publish', async () => {
    const person = await logIn();
    for (const { headers, status } of [
      { headers: {}, status: 401 },
      { headers: { token: 'no-such-token' }, status: 401 },
      { headers: person.headers, status: 403 },
    ])
      for (const publishing of [updateAgreement, addAgreement])
        expect((await call(publishing, { ...update, key: 'not-theirs', title: '不该出现' }, headers)).status).toBe(
          status,
        );
    expect((await call(readAgreements)).body.data.map(({ title }) => title)).not.toContain('不该出现');
  });

  test('of fifty publications of one version at once, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        call(updateAgreement, { ...update, version: '50.0', content: `第 ${at} 个。` }, operator.headers),
      ),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect(codes.filter((code) => code === '10003')).toHaveLength(49);
    const published = answers.findIndex(({ body }) => body.code === '200');
    expect((await call(readAgreements, { key: 'privacy-policy' })).body.data[0]?.content).toBe(`第 ${published} 个。`);
  });
});

test('[AGR-07] [CALL-03] the text for sub-accounts is served as markdown at the root', async () => {
  const answer = await app.inject('/agreement/agreementUpdateForSubAccount.md');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.body).toMatch(/^# 平台协议\n/);
  expect((await app.inject('/agreement/other.md')).statusCode).toBe(404);
  expect((await app.inject('/agreement/../agreements.json')).statusCode).toBe(404);
});

describe('[AGR-09] [AGR-10] [CALL-05] what has to be confirmed', () => {
  test('is nothing for a user who has confirmed the current versions', async () => {
    const person = await logIn();
    expect(await statusFor(person)).toEqual({ showPrivacyAgt: false, userId: person.accountId, agreements: [] });
    expect((await confirm(person)).body).toMatchObject({ code: 'US000011', msg: '协议已确认' });
  });

  test('is every agreement with a newer version, with text, version and changes', async () => {
    await publish('privacy-policy', { content: '## 一、范围\n\n1.1 只收集必要的信息。\n\n1.2 不出售信息。' });
    const person = await logIn();
    const agreed = (await call(getTerms, { key: 'privacy-policy' })).body.data;
    const version = await publish('privacy-policy', {
      content: '## 一、范围\n\n1.1 只收集确有必要的信息。\n\n1.2 您可以随时查询。\n\n1.3 不出售信息。',
      summary: '增加查询的权利。',
    });
    const status = await statusFor(person);
    expect(status).toMatchObject({ showPrivacyAgt: true, userId: person.accountId });
    expect(status.agreements).toEqual([
      {
        key: 'privacy-policy',
        title: '隐私政策',
        version,
        updateTime: (await call(getTerms, { key: 'privacy-policy' })).body.data.updateTime,
        content: expect.stringContaining('<h2>一、范围</h2>'),
        canNotConfirm: false,
        summary: '增加查询的权利。',
        agreedVersion: agreed.version,
        agreedTime: expect.any(String),
        changes: [
          {
            kind: 'changed',
            section: '一、范围',
            parts: [
              { kind: 'same', text: '1.1 只收集' },
              { kind: 'added', text: '确有' },
              { kind: 'same', text: '必要的信息。' },
            ],
          },
          { kind: 'added', section: '一、范围', parts: [{ kind: 'added', text: '1.2 您可以随时查询。' }] },
        ],
      },
    ]);
    expect(await statusFor(person)).toEqual(status);
  });

  test('excludes optional agreements, and is everything for a user who never agreed', async () => {
    const { person } = await personWithPending('provider-onboarding');
    expect((await statusFor(person)).showPrivacyAgt).toBe(false);
    await query('delete from agreements_confirmation where account_id = $1', [person.accountId]);
    const status = await statusFor(person);
    expect(status.agreements.map(({ key }) => key)).toEqual(['platform-service', 'privacy-policy']);
    for (const agreement of status.agreements) {
      expect(agreement).not.toHaveProperty('changes');
      expect(agreement).not.toHaveProperty('agreedVersion');
    }
  });

  test('holds HTML in which nothing runs', async () => {
    const { person } = await personWithPending('privacy-policy');
    await query(`update agreements_version set content = $1 where key = 'privacy-policy'`, [
      '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![b](https://evil.example/x.png)',
    ]);
    const content = (await statusFor(person)).agreements[0]?.content ?? '';
    expect(content).toContain('&lt;img');
    expect(content).not.toMatch(/<img|href=/);
  });

  test('[AGR-07] is one text for a sub-account while its main account has something to confirm', async () => {
    const { person } = await personWithPending('platform-service', 'privacy-policy');
    const sub = await logIn({ accountId: person.accountId });
    const ask = async () => (await call(getSubAccountAgreementStatus, { source: 2 }, sub.headers)).body.data;
    const status = await ask();
    expect(status).toEqual({
      showPrivacyAgt: true,
      userId: sub.subAccountId,
      agreements: [
        { key: 'sub-account', title: '平台协议', content: expect.stringContaining('主账号'), canNotConfirm: true },
      ],
    });
    for (const userId of [sub.subAccountId, person.accountId])
      expect((await call(confirmAgreements, { source: 0, userId }, sub.headers)).status).toBe(403);
    expect(await ask()).toEqual(status);
    await confirm(person);
    expect(await ask()).toEqual({ showPrivacyAgt: false, userId: sub.subAccountId, agreements: [] });
  });

  test('reads with source 2 for a logged-in user', async () => {
    const person = await logIn();
    for (const asking of [getAgreementStatus, getSubAccountAgreementStatus]) {
      for (const wrong of [{}, { source: 0 }, { source: '2' }])
        expect(await call(asking, wrong, person.headers)).toMatchObject({
          status: 400,
          body: { data: { field: 'source' } },
        });
      expect((await call(asking, { source: 2 })).status).toBe(401);
    }
  });
});

describe('[CALL-05] confirming', () => {
  test('confirms all that waits and writes dated receipts', async () => {
    const { person, versions } = await personWithPending('platform-service', 'privacy-policy');
    const began = Date.now();
    const answer = await confirm(person);
    expect(answer.body).toMatchObject({ code: '200', data: { showPrivacyAgt: false, agreements: [] } });
    expect((await statusFor(person)).showPrivacyAgt).toBe(false);
    const receipts = (await call(listReceipts, {}, person.headers)).body.data;
    expect(receipts).toHaveLength(4);
    expect(new Set(receipts.slice(0, 2).map(({ key, version }) => `${key} ${version}`))).toEqual(
      new Set(versions.map(({ key, version }) => `${key} ${version}`)),
    );
    for (const { confirmTime } of receipts.slice(0, 2)) expect(Date.parse(confirmTime)).toBeGreaterThan(began - 60_000);
    const addresses = await query('select address from agreements_confirmation where account_id = $1 order by 1', [
      person.accountId,
    ]);
    expect(addresses.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1', '192.0.2.1', '192.0.2.1']);
    const sub = await logIn({ accountId: person.accountId });
    expect((await call(listReceipts, {}, sub.headers)).body.data).toEqual(receipts);
    expect((await confirm(person)).body.code).toBe('US000011');
  });

  test('confirms only those pending versions that were read', async () => {
    const { person, versions } = await personWithPending('platform-service', 'privacy-policy');
    const [platform, privacy] = versions;
    const first = await confirm(person, { versions: [platform] });
    expect(first.body.data.agreements.map(({ key }) => key)).toEqual(['privacy-policy']);
    const newer = await publish('privacy-policy');
    const outdated = await confirm(person, { versions: [platform, privacy] });
    expect(outdated.body.data).toMatchObject({
      showPrivacyAgt: true,
      agreements: [{ key: 'privacy-policy', version: newer }],
    });
    const read = await confirm(person, { versions: [{ key: 'privacy-policy', version: newer }] });
    expect(read.body.data.showPrivacyAgt).toBe(false);
  });

  test('is refused without a valid session, with US000004 and 401', async () => {
    const { person } = await personWithPending('platform-service');
    const refused = { status: 401, body: { code: 'US000004', msg: '登录已超时，请重新登录' } };
    expect(await call(confirmAgreements, { source: 0, userId: person.accountId })).toMatchObject(refused);
    await query(`update identity_session set ended_at = now(), end_reason = 'logout' where account_id = $1`, [
      person.accountId,
    ]);
    expect(await confirm(person)).toMatchObject(refused);
    expect(await store.listPending(person.accountId)).toHaveLength(1);
  });

  test('treats the id of another account as missing', async () => {
    const { person } = await personWithPending('platform-service');
    const other = await logIn();
    const foreign = await confirm({ ...other, accountId: person.accountId });
    const missing = await confirm({ ...other, accountId: '1' });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect((await statusFor(person)).showPrivacyAgt).toBe(true);
  });

  test.each([
    [{ source: 2 }, 'source'],
    [{ userId: 5 }, 'userId'],
    [{ versions: [] }, 'versions'],
    [{ versions: [{ key: 'privacy-policy' }] }, 'versions.0.version'],
    [{ versions: Array.from({ length: 51 }, () => ({ key: 'privacy-policy', version: '1.0' })) }, 'versions'],
  ])('is refused in another shape: %j', async (wrong, field) => {
    const person = await logIn();
    expect(await confirm(person, wrong)).toMatchObject({ status: 400, body: { data: { field } } });
  });

  test('twice at once makes one receipt each', async () => {
    const { person } = await personWithPending('platform-service', 'privacy-policy');
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(person)));
    expect(answers.filter(({ body }) => body.code === '200').length).toBeGreaterThan(0);
    for (const { body } of answers) expect(['200', 'US000011']).toContain(body.code);
    expect((await call(listReceipts, {}, person.headers)).body.data).toHaveLength(4);
  });

  test('receipts are visible to their account only', async () => {
    expect((await call(listReceipts)).status).toBe(401);
    const person = await logIn();
    expect((await call(listReceipts, {}, person.headers)).body.data).toHaveLength(2);
  });
});
