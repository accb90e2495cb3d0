import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inferAbilities } from '#contract/api/infer-many.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { SAMPLE, somePicture, stubEngines } from './testing.ts';

const stub = stubEngines();
const { call, database, signUp } = await testApp(
  {},
  { ...stub, fetching: { mayReach: (address) => address === '127.0.0.1', mayUsePort: () => true } },
);
const picture = await somePicture();
const image = picture.toString('base64');
/** Documents with engines of the platform. */
const ABILITIES = [35, 36];

const developer = async (given: Partial<Parameters<typeof addTestKey>[1]> = {}) => {
  const { accountId } = await signUp({ authStatus: 1 });
  const key = await addTestKey(database, { ...given, accountId: String(accountId) });
  const used = async () => {
    const [row] = await database.query<{ used: number }>(
      { name: '', text: 'select coalesce(sum(day_used), 0)::integer as used from trial_count where owner = $1' },
      [String(accountId)],
    );
    return row?.used;
  };
  const infer = async (request: unknown, headers: Record<string, string> = {}) =>
    call(inferAbilities, request, { ...key.headers, ...headers });
  return { infer, used };
};
const codesOf = ({ answers }: AnswerOf<typeof inferAbilities>) => answers.map(({ code }) => code);

test('[API-02] several abilities on one picture: an answer or an error for each, each charged once', async () => {
  const { infer, used } = await developer();
  const { body, headers } = await infer({ image, abilityNos: [35, 999_999, 36] });
  expect(body.code).toBe('200');
  const { requestId, answers } = body.data;
  expect(requestId).toBe(headers['x-request-id']);
  expect(answers.map(({ abilityNo, code }) => [abilityNo, code])).toEqual([
    [35, '200'],
    [999_999, '10006'],
    [36, '200'],
  ]);
  expect(answers[0]).toMatchObject({ data: { abilityNo: 35, requestId, width: 64 } });
  expect(answers[1]).toMatchObject({ remedy: expect.stringMatching(/\S/), docUrl: expect.stringContaining('10006') });
  expect(await used()).toBe(2);
  expect(headers.ratelimit).toMatch(/"day-35";r=\d+/);
});

test('a trial whose engine fails is refunded, and the others keep their answers', async () => {
  const { infer, used } = await developer();
  let jobs = 0;
  stub.answerBy(async () => {
    jobs += 1;
    if (jobs === 1) throw new Error('broken');
    return stub.found;
  });
  onTestFinished(() => stub.mend());
  const { body } = await infer({ sampleId: SAMPLE, abilityNos: ABILITIES.join(',') });
  expect(codesOf(body.data).sort()).toEqual(['10001', '200']);
  expect(await used()).toBe(1);
});

test('a picture by its address is fetched once', async () => {
  let fetched = 0;
  const host = createServer((_request, response) => {
    fetched += 1;
    response.end(picture);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  onTestFinished(() => void host.close());
  const { infer } = await developer();
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/a.png`;
  expect(codesOf((await infer({ url, abilityNos: ABILITIES })).body.data)).toEqual(['200', '200']);
  expect(fetched).toBe(1);
  expect(codesOf((await infer({ url: 'http://10.0.0.1/a.png', abilityNos: ABILITIES })).body.data)).toEqual([
    '20005',
    '20005',
  ]);
});

test('[API-02] a repetition with the same idempotency key costs nothing, and another request with it is refused', async () => {
  const { infer, used } = await developer();
  const once = { 'idempotency-key': 'order-1' };
  const first = await infer({ image, abilityNos: ABILITIES }, once);
  const again = await infer({ image, abilityNos: ABILITIES }, once);
  expect(again.body.data.answers).toEqual(first.body.data.answers);
  expect(await used()).toBe(2);
  const other = await infer({ sampleId: SAMPLE, abilityNos: ABILITIES }, once);
  expect(codesOf(other.body.data)).toEqual(['10003', '10003']);
  expect(await used()).toBe(2);
});

test('a key for one ability gets an error for the other one; a test key is not charged', async () => {
  const scoped = await developer({ abilityNos: [35] });
  expect(codesOf((await scoped.infer({ image, abilityNos: ABILITIES })).body.data)).toEqual(['200', 'PTL0025']);
  const free = await developer({ kind: 'test' });
  expect(codesOf((await free.infer({ sampleId: SAMPLE, abilityNos: ABILITIES })).body.data)).toEqual(['200', '200']);
  expect(codesOf((await free.infer({ image, abilityNos: ABILITIES })).body.data)).toEqual(['PTL0027', 'PTL0027']);
  expect(await free.used()).toBe(0);
});

test.each([
  ['no abilities', { image, abilityNos: [] }, '10003', 'abilityNos'],
  ['nine abilities', { image, abilityNos: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, '10003', 'abilityNos'],
  ['one ability twice', { image, abilityNos: '35,35' }, '10003', 'abilityNos'],
  ['no numbers', { image, abilityNos: 'a,b' }, '10004', 'abilityNos'],
  ['no picture', { abilityNos: [35] }, '10003', 'image'],
  ['two pictures', { image, sampleId: SAMPLE, abilityNos: [35] }, '10003', 'image'],
])('%s: the call is refused', async (_name, request, code, field) => {
  const { infer } = await developer();
  expect((await infer(request)).body).toMatchObject({ code, data: { field } });
});
