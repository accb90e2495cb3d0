import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getQuota, queryEquipped, runTrial } from '#contract/trial/calls.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { EngineFault } from '#engines/engine.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { isPublicAddress } from '#server/kit/outbound/public-address.ts';
import { ABILITY, createTrials, SAMPLE, somePicture, stubEngines } from './testing.ts';

const address = { answer: async (): Promise<string[]> => ['10.0.0.1'] };
/** The address of these tests' servers. */
const OWN_SERVER = '127.0.0.1';
const stub = stubEngines();
const { app, call, config, connection, database, secret, signUp, signUpSub } = await testApp(
  {},
  {
    ...stub,
    fetching: {
      resolve: () => address.answer(),
      mayReach: (one) => one === OWN_SERVER || isPublicAddress(one),
      mayUsePort: () => true,
      withinMs: 2000,
    },
  },
);
const trials = createTrials(app);
const { token } = await signUp({ authStatus: 1 });
const WITHOUT_ENGINE = '2';

const image = (bytes: Buffer | string) => ({ name: 'a.png', bytes: Buffer.from(bytes) });
const noise = sharp({
  create: {
    width: 1500,
    height: 1500,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});

describe('[TRIAL-08] [TRIAL-04] each code in its case', () => {
  test('10002: not a form', async () => {
    const { status, body } = await call(runTrial, { abilityNo: ABILITY, sampleId: SAMPLE }, { token });
    expect([status, body.code]).toEqual([415, '10002']);
  });

  test.each<[string, Record<string, string | { name: string; bytes: Buffer }>]>([
    ['image', {}],
    ['pictureId', { sampleId: SAMPLE, pictureId: 'A'.repeat(22) }],
    ['image', { sampleId: SAMPLE, image: image('x') }],
    ['imageUrl', { imageUrl: '' }],
    ['sampleId', { sampleId: 'nothing-1' }],
    ['sampleId', { sampleId: '../../etc/passwd' }],
    ['pictureId', { pictureId: 'x' }],
    ['abilityNo', { abilityNo: '0', sampleId: SAMPLE }],
    ['image', { file: image('x') }],
  ])('10003: %s is wrong in %o', async (field, fields) => {
    const { status, body } = await trials.send(fields, { token });
    expect([status, body.code, body.data]).toMatchObject([400, '10003', { field }]);
  });

  test('10004: a number that is none', async () => {
    const { status, body } = await call(queryLedger, { pageNo: 'x' }, { token });
    expect([status, body.code]).toEqual([400, '10004']);
  });

  test('10006: an unknown ability', async () => {
    for (const abilityNo of ['999', '999999'])
      expect((await trials.send({ abilityNo, sampleId: SAMPLE })).body.code).toBe('10006');
    expect((await call(getPanel, { abilityNo: 999 })).body.code).toBe('10006');
    expect((await call(getQuota, { abilityNo: 999 })).body.code).toBe('10006');
  });

  test('[TRIAL-03] 10007: an ability without an engine, whose panel says so', async () => {
    expect((await trials.send({ abilityNo: WITHOUT_ENGINE, sampleId: SAMPLE })).body.code).toBe('10007');
    expect((await call(getPanel, { abilityNo: WITHOUT_ENGINE })).body.data).toEqual({
      engine: null,
      finds: [],
      samples: [],
      choices: [],
      accuracy: null,
      experiment: null,
      stored: null,
    });
  });

  test('[TRIAL-01] 10008: a visitor with an own picture; a sub-account without the item is refused', async () => {
    expect((await trials.sample()).body.code).toBe('200');
    for (const fields of [
      { image: image(await somePicture()) },
      { imageUrl: 'http://a.example/' },
      { pictureId: 'A'.repeat(22) },
    ])
      expect((await trials.send(fields)).body.code).toBe('10008');
    const sub = await signUpSub();
    const refused = await trials.sample({ token: sub.token });
    expect([refused.status, refused.body]).toMatchObject([403, { code: '403', data: { permission: 'try' } }]);
  });

  const odd: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['20009', 'nothing', () => Buffer.alloc(0)],
    ['20009', 'a JPEG without a size', () => Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['20010', 'a text', () => Buffer.from('no picture')],
    ['20010', 'an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
    [
      '20010',
      'a GIF',
      () =>
        sharp(Buffer.alloc(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
          .gif()
          .toBuffer(),
    ],
    [
      '20010',
      'a WebP',
      async () =>
        sharp(await somePicture())
          .webp()
          .toBuffer(),
    ],
    [
      '20011',
      'a CMYK JPEG',
      async () =>
        sharp(await somePicture())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      '20011',
      'a PNG of 16 bits',
      async () =>
        sharp(await somePicture())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    ['20007', '400 million pixels', () => bomb(20_000, 20_000)],
    ['20007', 'a picture that is too small', () => somePicture('png', 8, 8)],
  ];
  test.each(odd)('%s: %s, and no quota is used', async (code, _what, make) => {
    const made = stub.jobs.length;
    const { status, body } = await trials.own(token, await make());
    expect([status, body.code]).toEqual([200, code]);
    expect(stub.jobs.length).toBe(made);
  });

  test('413: more than 4 MB; a little less works', async () => {
    const bytes = await noise.clone().png().toBuffer();
    expect(bytes.length).toBeGreaterThan(4 * 1_048_576);
    const { status, body } = await trials.own(token, bytes);
    expect([status, body.code, body.data]).toMatchObject([413, '413', { field: 'image' }]);
    expect((await trials.own(token, await noise.clone().jpeg({ quality: 90 }).toBuffer())).body.code).toBe('200');
  });

  test.each([
    ['20005', 'http://inward.example/a.png', async () => ['10.0.0.1']],
    ['20005', 'http://169.254.169.254/', async () => []],
    ['20005', 'ftp://pictures.example/', async () => ['8.8.8.8']],
    ['10005', 'http://nowhere.example/', async () => []],
    ['10005', 'http://silent.example/', () => new Promise<string[]>(() => {})],
  ])('%s: a picture at %s', async (code, imageUrl, answer) => {
    address.answer = answer;
    expect((await trials.send({ imageUrl }, { token })).body.code).toBe(code);
  });

  test('20012: a picture that begins to come and does not end', async () => {
    const { promise: at, resolve: listening } = Promise.withResolvers<AddressInfo>();
    const server = createServer((_request, response) => void response.writeHead(200).write('x'));
    server.listen(0, '127.0.0.1', () => listening(server.address() as AddressInfo));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    address.answer = async () => [OWN_SERVER];
    expect((await trials.send({ imageUrl: `http://slow.example:${(await at).port}/` }, { token })).body.code).toBe(
      '20012',
    );
  });
});

test("[TRIAL-01] a trial returns the engine's result, with the picture, the engine and the duration", async () => {
  const picture = await somePicture('jpeg');
  const { body } = await trials.own(token, picture);
  expect(body.data).toEqual({
    width: 64,
    height: 48,
    targets: [],
    texts: [],
    fields: [],
    pieces: [],
    notes: ['stub'],
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    abilityNo: 35,
    model: 'PP-OCRv4',
    version: expect.any(String),
    milliseconds: expect.any(Number),
    quota: expect.objectContaining({ tier: 'certified' }),
  });
  expect(stub.jobs.at(-1)).toMatchObject({ task: 'id-card', picture });
});

test('the description of the API says that the file of a trial may be left out', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { properties, required } = paths[runTrial.path].post.requestBody.content['multipart/form-data'].schema;
  expect([Object.keys(properties), required]).toEqual([
    ['abilityNo', 'sampleId', 'pictureId', 'imageUrl', 'ticket', 'labels', 'image'],
    ['abilityNo'],
  ]);
});

test('[TRIAL-03] the panel names engine and samples of every ability that has one, and they are listed', async () => {
  const { list } = (await call(queryEquipped)).body.data;
  expect(list.map(({ abilityNo }) => abilityNo)).toEqual(Object.keys(builtInTasks).map(Number));
  const { engine, finds, samples } = (await call(getPanel, { abilityNo: ABILITY })).body.data;
  expect([engine?.kind, finds]).toEqual(['builtIn', ['texts', 'fields']]);
  expect(samples.length).toBeGreaterThan(0);
  expect(engine?.model).toBe('PP-OCRv4');
  expect((await call(getPanel, { abilityNo: 49 })).body.data.engine?.model).toBe('七段数码读取器');
  expect((await app.inject(samples[0]?.thumbnailPath ?? '')).headers['content-type']).toBe('image/jpeg');
});

test('[MEND-04] a trial that would wait too long gets an error at once, costs nothing and delays no other', async () => {
  const limited = await testApp({ RATE_LIMIT: 'on' }, stub);
  const { token: own } = await limited.signUp({ authStatus: 1 });
  const ownTrials = createTrials(limited.app);
  const used = async () => (await limited.call(getQuota, { abilityNo: ABILITY }, { token: own })).body.data.day.used;
  onTestFinished(() => stub.mend());
  stub.answerBy(() => Promise.reject(new EngineFault('busy', { waitSeconds: 23 })));
  const refused = await ownTrials.own(own);
  expect([refused.body.code, refused.headers['retry-after']]).toEqual(['10013', '23']);
  expect(refused.body.data).toMatchObject({ retryAfter: 23 });
  // A trial that the portal gives up on a busy machine because it takes too long is no error of the picture either.
  stub.answerBy(() => Promise.reject(new EngineFault('cancelled')));
  expect((await ownTrials.own(own)).body.code).toBe('10013');
  stub.answerBy(() => Promise.reject(new EngineFault('failed')));
  await ownTrials.own(own);
  expect(await used()).toBe(0);
  stub.mend();
  expect((await ownTrials.own(own)).body.code).toBe('200');
  expect(await used()).toBe(1);
});

test('[TRIAL-05] a caller that hangs up cancels its trial, and pays nothing', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  stub.answerBy(({ signal }) => {
    begin();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new EngineFault('cancelled'));
        end();
      });
    });
  });
  const other = await signUp();
  const form = new FormData();
  form.append('abilityNo', ABILITY);
  form.append('sampleId', SAMPLE);
  const hangUp = new AbortController();
  const { port } = app.server.address() as { port: number };
  const sent = fetch(`http://127.0.0.1:${port}${runTrial.path}`, {
    method: 'POST',
    body: form,
    headers: { token: other.token },
    signal: hangUp.signal,
  }).catch(() => undefined);
  await began;
  hangUp.abort();
  await Promise.all([sent, ended]);
  stub.mend();
  await expect
    .poll(async () => (await call(queryLedger, {}, { token: other.token })).body.data.list)
    .toMatchObject([{ state: 'refunded', reason: '已取消识别' }]);
});

test('[TRIAL-05] a server that stops answers its running trials, and unfinished ones cost nothing', async () => {
  const stopping = stubEngines();
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  stopping.answerBy(() => {
    begin();
    return stopped;
  });
  const other = await buildApp({
    config,
    database,
    connection,
    secret,
    root: join(import.meta.dirname, '../../..'),
    engines: { ...stopping.engines, stop: async () => stop(new EngineFault('stopping')) },
    onAnswer: checkAnswer,
    pages: 'none',
  });
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { accountId, token: own } = await signUp();
  const form = new FormData();
  form.append('abilityNo', ABILITY);
  form.append('sampleId', SAMPLE);
  const { port } = other.server.address() as { port: number };
  const sent = fetch(`http://127.0.0.1:${port}${runTrial.path}`, {
    method: 'POST',
    body: form,
    headers: { token: own },
  });
  await began;
  const [answer] = await Promise.all([sent, other.close()]);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const text = 'select state, reason from trial_ledger where owner = $1';
  expect(await database.query({ name: '', text }, [accountId])).toEqual([
    { state: 'refunded', reason: '服务繁忙，请稍后再试' },
  ]);
});

/** Returns a small PNG that claims many pixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', pixels)]);
}
