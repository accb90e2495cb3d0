import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryFiles, uploadFile } from '#contract/files/calls.ts';
import { RECENT_DAYS, RECENT_MAXIMUM_BYTES, UNATTACHED_MAXIMUM } from '#contract/files/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { attach } from './public/attach.ts';
import { noisyJpeg } from './odd-pictures.ts';
import { formOf, type Part, plainPicture, sendForm } from './testing.ts';

const { app, call, database, signUp, signUpSub, upload } = await testApp();

const M = 1_048_576;
const parts = (bytes: Buffer): Part[] => [
  ['use', 'licence'],
  ['file', { name: '图片.png', bytes }],
];
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
const totalOf = async (token: string) => (await call(queryFiles, {}, { token })).body.data.total;
const leftovers = () => query('select file_id from files_leftover');

describe('who may upload', () => {
  test('no caller without a session, before anything of the form is read', async () => {
    const { payload, headers } = await formOf(parts(Buffer.alloc(6 * M)));
    const send = (more: Record<string, string>, body: Buffer = payload) =>
      app.inject({ method: 'POST', url: uploadFile.path, payload: body, headers: { ...headers, ...more } });
    expect((await send({})).statusCode).toBe(401);
    const { token } = await signUp();
    // A cookie does not prove who sends the request.
    expect((await send({ cookie: `token=${token}` })).statusCode).toBe(401);
    expect((await send({ token: 'A'.repeat(43) }, Buffer.from('nonsense'))).statusCode).toBe(401);
  });

  test('a form without the key of its intent is refused', async () => {
    const { token } = await signUp();
    const { payload, headers } = await formOf(parts(await plainPicture()));
    const answer = await app.inject({ method: 'POST', url: uploadFile.path, payload, headers: { ...headers, token } });
    expect([answer.statusCode, answer.json().data.field]).toEqual([400, 'Idempotency-Key']);
  });

  test.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'use=licence'],
    ['image/png', 'x'],
    ['text/plain', 'x'],
    ['nonsense', 'x'],
  ])('[ERR-05] %s is 415', async (type, payload) => {
    const { token } = await signUp();
    const headers = { token, 'idempotency-key': 'x', 'content-type': type };
    expect((await app.inject({ method: 'POST', url: uploadFile.path, payload, headers })).statusCode).toBe(415);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    ['that never begins', 'multipart/form-data; boundary=x', 'x'.repeat(1000)],
    [
      'that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="use"\r\n\r\nlic',
    ],
    ['with headers of no kind', 'multipart/form-data; boundary=x', '--x\r\n\u0000\u0001:\r\n\r\nlicence\r\n--x--\r\n'],
    [
      'with a header of 100 000 characters',
      'multipart/form-data; boundary=x',
      `--x\r\na: ${'b'.repeat(100_000)}\r\n\r\nx\r\n--x--\r\n`,
    ],
    [
      'with a boundary of 10 000 characters',
      `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
      `--${'x'.repeat(10_000)}--`,
    ],
  ])('[ERR-05] a form %s is 400', async (_what, type, payload) => {
    const { token } = await signUp();
    const headers = { token, 'idempotency-key': 'x', 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: uploadFile.path, payload, headers });
    expect(answer.statusCode).toBe(400);
  });

  test('other calls take no forms', async () => {
    const { token } = await signUp();
    const { payload, headers } = await formOf([['pageNo', '1']]);
    const answer = await app.inject({ method: 'POST', url: queryFiles.path, payload, headers: { ...headers, token } });
    expect(answer.statusCode).toBe(415);
  });
});

describe('the same intent twice', () => {
  test('makes one file, also at once', async () => {
    const { token } = await signUp();
    const key = randomUUID();
    const picture = parts(await noisyJpeg());
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendForm(app, token, picture, key)));
    expect(new Set(answers.map(({ body }) => body.data.fileId)).size).toBe(1);
    expect((await sendForm(app, token, picture, key)).body).toEqual(answers[0]?.body);
    expect(await totalOf(token)).toBe(1);
    expect(await leftovers()).toEqual([]);
  });

  test('of two people makes two', async () => {
    const key = randomUUID();
    const picture = parts(await plainPicture());
    const owner = await signUp();
    const sub = await signUpSub({ of: owner });
    const fileIds = new Set<string>();
    for (const { token } of [owner, sub]) fileIds.add((await sendForm(app, token, picture, key)).body.data.fileId);
    expect(fileIds.size).toBe(2);
  });

  test('with another picture, or for another use, is refused', async () => {
    const { token } = await signUp();
    const key = randomUUID();
    const bytes = await plainPicture();
    const sendAs = async (use: string, sent: Buffer) => {
      const picture: Part[] = [
        ['use', use],
        ['file', { name: '图片.png', bytes: sent }],
      ];
      const { status, body } = await sendForm(app, token, picture, key);
      return [status, (body.data as unknown as { field?: string }).field];
    };
    expect(await sendAs('licence', bytes)).toEqual([200, undefined]);
    expect(await sendAs('licence', await plainPicture('jpeg'))).toEqual([400, 'Idempotency-Key']);
    expect(await sendAs('avatar', bytes)).toEqual([400, 'Idempotency-Key']);
    expect(await sendAs('licence', bytes)).toEqual([200, undefined]);
    expect(await totalOf(token)).toBe(1);
    expect(await leftovers()).toEqual([]);
  });

  test('with the key of a refused upload is tried again', async () => {
    const { token } = await signUp();
    const key = randomUUID();
    expect((await sendForm(app, token, parts(Buffer.from('x')), key)).body.code).toBe('PTL0005');
    expect((await sendForm(app, token, parts(await plainPicture()), key)).body.code).toBe('200');
  });
});

describe('how much an owner may have', () => {
  let picture: Part[];
  beforeEach(async () => {
    picture = parts(await plainPicture());
  });
  const send = async (token: string) => (await sendForm(app, token, picture)).body;
  /** Adds file rows without bytes. */
  const fill = (ownerId: number, count: number, { bytes = 100, attachedTo = null as string | null, days = 0 } = {}) =>
    query(
      `insert into files_file (file_id, owner_id, account_id, use, name, type, width, height, bytes, attached_to, unattached_since, created_at)
       select substr(replace(gen_random_uuid()::text, '-', ''), 1, 22), $1, $1, 'licence', 'x', 'image/png', 1, 1, $3,
         $4::text, case when $4::text is null then now() end,
         now() - interval '1 day' * $5
       from generate_series(1, $2)`,
      [ownerId, count, bytes, attachedTo, days],
    );

  test('30 files that belong to nothing; attached ones do not count', async () => {
    const { token, accountId } = await signUp();
    await fill(accountId, 50, { attachedTo: 'enterprise/1' });
    await fill(accountId, UNATTACHED_MAXIMUM - 1);
    const { data, code } = await send(token);
    expect(code).toBe('200');
    const refused = await send(token);
    expect([refused.code, (refused.data as unknown as { field: string }).field]).toEqual(['PTL0003', 'unattached']);
    expect(await leftovers()).toEqual([]);
    await database.transaction((transaction) =>
      attach(transaction, { fileIds: [data.fileId], ownerId: accountId, use: 'licence', attachedTo: 'enterprise/1' }),
    );
    expect((await send(token)).code).toBe('200');
  });

  test('never more of them, however many come at once', async () => {
    const { token, accountId } = await signUp();
    await fill(accountId, UNATTACHED_MAXIMUM - 3);
    const codes = (await Promise.all(Array.from({ length: 8 }, () => send(token)))).map(({ code }) => code);
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(codes.filter((code) => code === 'PTL0003')).toHaveLength(5);
    expect(await leftovers()).toEqual([]);
  });

  test('200 MB within 30 days; older files stay and do not count', async () => {
    const { token, accountId } = await signUp();
    const { data } = await send(token);
    const attachedTo = 'work-orders/1';
    await fill(accountId, 5, { bytes: RECENT_MAXIMUM_BYTES, attachedTo, days: RECENT_DAYS + 1 });
    const recent = RECENT_MAXIMUM_BYTES - 2 * data.bytes;
    await fill(accountId, 1, { bytes: recent, attachedTo, days: RECENT_DAYS - 1 });
    expect((await call(queryFiles, {}, { token })).body.data).toMatchObject({
      total: 7,
      recentBytes: recent + data.bytes,
      recentMaximum: RECENT_MAXIMUM_BYTES,
    });
    expect((await send(token)).code).toBe('200');
    const refused = await send(token);
    expect([refused.code, (refused.data as unknown as { field: string }).field]).toEqual(['PTL0003', 'bytes']);
  });

  test('as much as a desk needs, where it is an operator’s', async () => {
    const { token, accountId } = await signUp({ userRoles: [5] });
    await fill(accountId, 5, { bytes: RECENT_MAXIMUM_BYTES, attachedTo: 'work-orders/1' });
    expect((await send(token)).code).toBe('200');
    expect((await call(queryFiles, {}, { token })).body.data.recentMaximum).toBeNull();
  });

  test('what has taken the last of the room is there when it is sent again, also at once', async () => {
    const { bytes } = (await send((await signUp()).token)).data;
    for (const [count, each] of [
      [UNATTACHED_MAXIMUM - 1, 100],
      [1, RECENT_MAXIMUM_BYTES - bytes],
    ] as const) {
      const { token, accountId } = await signUp();
      await fill(accountId, count, { bytes: each });
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendForm(app, token, picture, key)));
      answers.push(await sendForm(app, token, picture, key));
      expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => '200'));
      expect(new Set(answers.map(({ body }) => body.data.fileId)).size).toBe(1);
      expect((await send(token)).code).toBe('PTL0003');
    }
  });

  test('a sub-account has its own limits', async () => {
    const owner = await signUp();
    await fill(owner.accountId, UNATTACHED_MAXIMUM);
    expect((await send(owner.token)).code).toBe('PTL0003');
    await expect(upload((await signUpSub({ of: owner })).token, 'licence')).resolves.toMatch(/^\S{22}$/);
  });
});

describe('many at once', () => {
  test('forty uploads of large pictures of ten people are all taken, within bounds of memory', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signUp()));
    const large = parts(await plainPicture('jpeg', { width: 4000, height: 4000 }));
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => sendForm(app, people[at % 10]?.token, large)),
    );
    clearInterval(watch);
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => '200'));
    // Decoding all of them at once would take 2 GB.
    expect(most - before).toBeLessThan(400 * M);
    expect(await leftovers()).toEqual([]);
  }, 60_000);

  test('more than eight of one account at once get a retry time', async () => {
    const { token } = await signUp();
    const picture = parts(await noisyJpeg());
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(app, token, picture)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await sendForm(app, token, picture)).status).toBe(200);
  });
});
