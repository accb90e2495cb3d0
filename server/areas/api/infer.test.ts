import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isKey, keyOf } from '#contract/api/key-format.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { getRequest } from '#contract/api/requests/calls.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import { messageOf, services } from '#contract/kit/errors/vocabulary.ts';
import { abilityErrors } from '#contract/kit/errors/ability.ts';
import { portalErrors } from '#contract/kit/errors/portal.ts';
import { userErrors } from '#contract/kit/errors/user.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import type { Statement } from '#server/kit/database/statement.ts';
import { addTestKey } from './testing.ts';

const stub = stubEngines();
const { app, database, signUp, call } = await testApp({}, stub);

const image = (await somePicture()).toString('base64');

const infer = async (
  body: unknown,
  { headers, abilityNo = ABILITY }: { headers?: Record<string, string>; abilityNo?: string | number } = {},
) => {
  const response = await app.inject({
    method: 'POST',
    url: inferAbility.path.replace(':abilityNo', String(abilityNo)),
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

const developer = async (given: Partial<Parameters<typeof addTestKey>[1]> = {}) => {
  const { accountId, token } = await signUp({ authStatus: 1 });
  return {
    accountId: String(accountId),
    token,
    ...(await addTestKey(database, { ...given, accountId: String(accountId) })),
  };
};

const usedToday = async (accountId: string) => {
  const [row] = await database.query<{ used: number }>(
    { name: '', text: 'select coalesce(sum(day_used), 0)::integer as used from trial_count where owner = $1' },
    [accountId],
  );
  return row?.used;
};

describe('[TRIAL-02] a picture is recognised for a program', () => {
  test('by the version that the header pins, unless the body names one, and the answer says which', async () => {
    const { headers } = await developer();
    const { body, headers: told } = await infer({ image }, { headers });
    const { version } = body.data;
    expect(told['x-model-version']).toBe(version);
    const pinned = (by: string, more = {}) =>
      infer({ image, ...more }, { headers: { ...headers, 'x-model-version': by } });
    expect((await pinned(version)).body.code).toBe('200');
    expect((await pinned('0.0.1')).body).toMatchObject({ code: 'PTL0028', data: { field: 'version' } });
    expect((await pinned('0.0.1', { version })).body.code).toBe('200');
    expect((await pinned('9'.repeat(41))).body).toMatchObject({ code: '10003', data: { field: 'version' } });
  });

  test('whose key is refused with the way to send one', async () => {
    const { status, headers } = await infer({ image });
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  test('sent as base64, as a data URL, as a form, or named as a sample', async () => {
    const { headers, accountId } = await developer();
    for (const body of [{ image }, { image: `data:image/png;base64,${image}` }, { sampleId: SAMPLE }]) {
      const { status, body: answer, headers: told } = await infer(body, { headers });
      expect([status, answer.code]).toEqual([200, '200']);
      expect(answer.data).toMatchObject({ abilityNo: Number(ABILITY), width: 64, notes: ['stub'] });
      expect(answer.data.requestId).toBe(answer.requestId);
      expect(told['x-request-id']).toBe(answer.requestId);
    }
    const form = new FormData();
    form.append('image', new File([new Uint8Array(Buffer.from(image, 'base64'))], 'a.png'));
    form.append('threshold', '0.5');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const sent = await app.inject({
      method: 'POST',
      url: inferAbility.path.replace(':abilityNo', String(ABILITY)),
      headers: { ...headers, 'content-type': request.headers.get('content-type') as string },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(sent.json().code).toBe('200');
    expect(await usedToday(accountId)).toBe(4);
  });

  test('a threshold leaves out what is less sure', async () => {
    const { headers } = await developer();
    const target = (score: number) => ({ label: '人', score, box: [0, 0, 1, 1] as [number, number, number, number] });
    stub.answerBy(async () => ({ ...stub.found, targets: [target(0.5), target(0.9)] }));
    const { body } = await infer({ image, threshold: 0.6 }, { headers });
    stub.mend();
    expect(body.data.targets.map(({ score }: { score: number }) => score)).toEqual([0.9]);
  });

  test.each([
    ['notJson', '{"image":', 400, '10002', undefined],
    ['no picture', {}, 400, '10003', 'image'],
    ['two pictures', { image, sampleId: SAMPLE }, 400, '10003', 'image'],
    ['no base64', { image: '!!!' }, 400, '10003', 'image'],
    ['a threshold past 1', { image, threshold: 2 }, 400, '10003', 'threshold'],
    ['an array', [], 400, '10004', undefined],
    ['another version', { image, version: '0.0.1' }, 200, 'PTL0028', 'version'],
  ])('%s is refused and costs nothing', async (_name, body, status, code, field) => {
    const { headers, accountId } = await developer();
    const answer = await infer(body, { headers });
    expect([answer.status, answer.body.code, answer.body.data?.field]).toEqual([status, code, field]);
    expect(await usedToday(accountId)).toBe(0);
  });
});

describe('[API-01] keys', () => {
  test('have a form with a check sum, by which a wrong character is seen', () => {
    const key = keyOf('live', (count) => crypto.getRandomValues(new Uint8Array(count)));
    expect(key).toMatch(/^oak_live_[0-9A-Za-z]{46}$/);
    expect(isKey(key)).toBe(true);
    for (let at = 0; at < key.length; at += 1) {
      const other = key[at] === 'x' ? 'y' : 'x';
      expect(isKey(key.slice(0, at) + other + key.slice(at + 1)), String(at)).toBe(false);
    }
  });

  test('revoked, expired and rotated answer with three codes, and others with theirs', async () => {
    const set = async (column: string) => {
      const made = await developer();
      await database.query({ name: '', text: `update api_key set ${column} where key_id = $1` }, [made.keyId]);
      return infer({ image }, made);
    };
    const codes = async (answer: Promise<Awaited<ReturnType<typeof infer>>>) => {
      const { status, body } = await answer;
      return `${status} ${body.code}`;
    };
    expect(await codes(set('revoked_at = now()'))).toBe('401 PTL0020');
    expect(await codes(set(`expires_at = now() - interval '1 second'`))).toBe('401 PTL0021');
    expect(await codes(set(`good_until = now() - interval '1 second', successor_id = key_id`))).toBe('401 PTL0022');
    expect(await codes(set(`networks = '{10.0.0.0/8}'`))).toBe('403 PTL0024');
    expect(await codes(set(`uses = '{jobs}'`))).toBe('403 PTL0025');
    expect(await codes(set(`ability_nos = '{1}'`))).toBe('403 PTL0025');
    expect(await codes(infer({ image }, { headers: { authorization: 'Bearer oak_live_x' } }))).toBe('401 PTL0019');
    expect(await codes(infer({ image }))).toBe('401 PTL0019');
  });

  /** Returns how often a key is looked up from now on. */
  const countLookUps = (): (() => number) => {
    let times = 0;
    const { query } = database;
    database.query = ((statement: Statement, ...rest: never[]) => {
      if (/from api_key\b/.test(statement.text)) times += 1;
      return (query as (...all: unknown[]) => unknown).call(database, statement, ...rest);
    }) as typeof query;
    onTestFinished(() => {
      database.query = query;
    });
    return () => times;
  };

  test('a key with one wrong character costs no query', async () => {
    const { key } = await developer();
    const wrong = key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x');
    const lookUps = countLookUps();
    expect((await infer({ image }, { headers: { authorization: `Bearer ${wrong}` } })).body.code).toBe('PTL0019');
    expect(lookUps()).toBe(0);
  });

  test('a revoked key is looked up once a second at most, and its owner finds every failed call', async () => {
    let milliseconds = 1;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
    onTestFinished(() => clock.mockRestore());
    const { headers, keyId, token } = await developer();
    expect((await infer({ image }, { headers })).body.code).toBe('200');
    await database.query({ name: '', text: 'update api_key set revoked_at = now() where key_id = $1' }, [keyId]);
    const lookUps = countLookUps();
    const errorAnswers = [await infer({ image }, { headers }), await infer({ image }, { headers })];
    expect(lookUps()).toBe(1);
    milliseconds += 1001;
    errorAnswers.push(await infer({ image }, { headers }));
    expect(lookUps()).toBe(2);
    expect(errorAnswers.map(({ body }) => body.code)).toEqual(['PTL0020', 'PTL0020', 'PTL0020']);
    for (const { body } of errorAnswers) {
      const found = await call(getRequest, { requestId: body.requestId }, { token });
      expect(found.body.data).toMatchObject({ keyId, code: 'PTL0020', isLost: false });
    }
  });

  test('a key in the address is refused', async () => {
    const { key, headers } = await developer();
    const response = await app.inject({
      method: 'POST',
      url: `${inferAbility.path.replace(':abilityNo', String(ABILITY))}?key=${key}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ image }),
    });
    expect([response.statusCode, response.json().code]).toEqual([401, 'PTL0023']);
  });

  test('a day limit of the key holds in addition to the quota of the account', async () => {
    const { headers, accountId } = await developer({ dayLimit: 2 });
    const codes: string[] = [];
    for (let at = 0; at < 3; at += 1) codes.push((await infer({ image }, { headers })).body.code);
    expect(codes).toEqual(['200', '200', 'PTL0026']);
    stub.fail('failed');
    expect(await usedToday(accountId)).toBe(2);
    stub.mend();
  });
});

describe('[API-02] each answer explains itself', () => {
  test('has an id, the page of its explanation and its limits', async () => {
    const { headers } = await developer();
    const refused = await infer({}, { headers });
    expect(refused.body).toMatchObject({
      code: '10003',
      remedy: expect.stringMatching(/\S/),
      requestId: refused.headers['x-request-id'],
    });
    expect(refused.body.docUrl).toMatch(/\/document-detail\/error-10003$/);
    expect(refused.body.requestUrl).toMatch(new RegExp(`/account/requests/${refused.body.requestId}$`));
    const good = await infer({ image }, { headers });
    expect(good.headers['ratelimit-policy']).toMatch(/"day";q=\d+;w=86400/);
    expect(good.headers.ratelimit).toMatch(/"day";r=\d+;t=\d+/);
    // A request with an unknown key leaves nothing behind.
    const nobody = await infer({ image });
    expect(nobody.body).not.toHaveProperty('requestUrl');
    expect(nobody.body.requestId).toBe(nobody.headers['x-request-id']);
  });

  test.each([
    ['GET', inferAbility.path.replace(':abilityNo', '1'), 405],
    ['POST', '/api/openapi/v1/nothing', 404],
  ] as const)('also where there is no call: %s %s', async (method, url, status) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      code: String(status),
      requestId: answer.headers['x-request-id'],
      remedy: expect.stringMatching(/\S/),
      docUrl: expect.stringContaining('/document-detail/error-'),
    });
  });

  test('charges once for an idempotency key, also when both arrive at once', async () => {
    const { headers, accountId } = await developer();
    const once = { headers: { ...headers, 'idempotency-key': 'order-1' } };
    const first = await infer({ image }, once);
    const again = await infer({ image }, once);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.requestId).not.toBe(first.body.requestId);
    expect(await usedToday(accountId)).toBe(1);
    // Its answer has the version and the limits, as any answer does.
    expect(again.headers['x-model-version']).toBe(first.headers['x-model-version']);
    expect(again.headers.ratelimit).toMatch(/"day";r=\d+;t=\d+/);
    expect((await infer({ sampleId: SAMPLE }, once)).body).toMatchObject({
      code: '10003',
      data: { field: 'Idempotency-Key' },
    });

    const twice = { headers: { ...headers, 'idempotency-key': 'order-2' } };
    const both = await Promise.all([infer({ image }, twice), infer({ image }, twice)]);
    expect(both.map(({ body }) => body.code).sort()).toEqual(expect.arrayContaining(['200']));
    for (const { body } of both) expect(['200', 'PTL0029']).toContain(body.code);
    expect(await usedToday(accountId)).toBe(2);
  });

  test('an error is not stored, so that the same key may try again', async () => {
    const { headers, accountId } = await developer();
    const once = { headers: { ...headers, 'idempotency-key': 'order-1' } };
    stub.fail('failed');
    expect((await infer({ image }, once)).body.code).toBe('10001');
    stub.mend();
    expect((await infer({ image }, once)).body.code).toBe('200');
    expect(await usedToday(accountId)).toBe(1);
  });

  test('what the engine cannot do is refunded', async () => {
    const { headers, accountId } = await developer();
    stub.fail('hung');
    expect((await infer({ image }, { headers })).body.code).toBe('20008');
    stub.mend();
    expect(await usedToday(accountId)).toBe(0);
  });
});

describe('[API-07] a test key', () => {
  test('answers exactly the error that the request names, uncharged, for every code of the contract', async () => {
    const { headers, accountId } = await developer({ kind: 'test' });
    for (const code of Object.keys({ ...abilityErrors, ...portalErrors, ...userErrors })) {
      const service =
        (['ability', ...services] as const).find((one) => messageOf(one, code) !== messageOf(one, 'none')) ?? 'ability';
      const { status, body } = await infer({ image }, { headers: { ...headers, 'x-simulate': code } });
      expect([code, status, body.code]).toEqual([code, statusOf(service, code), code]);
      expect(body.docUrl, code).toContain(`error-${code.toLowerCase()}`);
    }
    expect(await usedToday(accountId)).toBe(0);
  });

  test('takes only samples, is never charged, and a live key cannot simulate', async () => {
    const { headers, accountId } = await developer({ kind: 'test' });
    expect((await infer({ image }, { headers })).body.code).toBe('PTL0027');
    expect((await infer({ sampleId: SAMPLE }, { headers })).body.code).toBe('200');
    expect(await usedToday(accountId)).toBe(0);
    const live = await developer();
    expect((await infer({ image }, { headers: { ...live.headers, 'x-simulate': '20004' } })).body).toMatchObject({
      code: '10003',
      data: { field: 'X-Simulate' },
    });
    expect((await infer({ image }, { headers: { ...headers, 'x-simulate': 'nothing' } })).body.code).toBe('10003');
    // Like the real errors: a quota is not reset within a second.
    const wait = async (code: string) =>
      (await infer({ image }, { headers: { ...headers, 'x-simulate': code } })).headers['retry-after'];
    expect([await wait('20001'), await wait('10013'), await wait('20004')]).toEqual(['1', '1', undefined]);
  });
});

test('a session is no key', async () => {
  const { token } = await signUp();
  expect((await call(inferAbility, { image }, { token })).body.code).toBe('PTL0019');
});
