import { describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { readAnswer, writeMessage } from '#server/kit/inference/inference-message.ts';
import { addTestKey } from '../testing.ts';

const stub = stubEngines();
const { app, database, signUp } = await testApp({}, stub);
const picture = await somePicture();
const path = `/v2/models/ability-${ABILITY}`;

const developer = async (given: Partial<Parameters<typeof addTestKey>[1]> = {}) => {
  const { accountId } = await signUp({ authStatus: 1 });
  return { accountId, ...(await addTestKey(database, { ...given, accountId: String(accountId) })) };
};

const get = async (url: string) => {
  const response = await app.inject(url);
  return { status: response.statusCode, body: response.json() };
};

const post = (payload: Buffer | string, headers: Record<string, string>, url = `${path}/infer`) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

const jsonInput = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'order-7',
    inputs: [{ name: 'image', shape: [1], datatype: 'BYTES', data: [picture.toString('base64')] }],
    ...more,
  });

const found = {
  ...stub.found,
  targets: [
    { label: '人员', score: 0.9, box: [1, 2, 30, 40] as [number, number, number, number] },
    { label: '人员', score: 0.5, box: [5, 6, 7, 8] as [number, number, number, number] },
  ],
};

describe('[API-06] a client of the Open Inference Protocol', () => {
  test('learns whether the server and a model are ready, and what it takes and answers', async () => {
    expect(await get('/v2/health/live')).toEqual({ status: 200, body: { live: true } });
    expect(await get('/v2/health/ready')).toEqual({ status: 200, body: { ready: true } });
    expect((await get('/v2')).body).toMatchObject({
      name: expect.any(String),
      version: expect.any(String),
      extensions: ['binary_tensor_data'],
    });
    for (const name of [path, `/v2/models/${ABILITY}`]) {
      const { body } = await get(name);
      expect(body).toMatchObject({ name: `ability-${ABILITY}`, platform: expect.any(String) });
      expect(body.inputs[0]).toEqual({ name: 'image', datatype: 'BYTES', shape: [1] });
      expect(body.outputs).toContainEqual({ name: 'boxes', datatype: 'FP32', shape: [-1, 4] });
      expect((await get(`${name}/ready`)).body).toEqual({ name: `ability-${ABILITY}`, ready: true });
      expect((await get(`${name}/versions/${body.versions[0]}/ready`)).status).toBe(200);
    }
    expect(await get('/v2/models/ability-999')).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('10006') },
    });
    expect(await get('/v2/models/ability-2/ready')).toMatchObject({ status: 404, body: { code: '10007' } });
    expect(await get('/v2/models/__proto__')).toMatchObject({ status: 404 });
    for (const url of ['/v2/nothing', '/v2/models', '/v2/repository/index'])
      expect(await get(url)).toMatchObject({
        status: 404,
        body: {
          error: '404 没有这个地址',
          remedy: expect.stringMatching(/\S/),
          docUrl: expect.stringMatching(/error-http$/),
        },
      });
    expect((await get(`${path}/versions/0.0`)).body.code).toBe('PTL0028');
  });

  test('gets an inference in JSON, with the outputs that it names', async () => {
    const { headers } = await developer();
    stub.answerBy(async () => found);
    const all = (await post(jsonInput(), headers)).json();
    expect(all).toMatchObject({ model_name: `ability-${ABILITY}`, id: 'order-7' });
    const outputs = Object.fromEntries(all.outputs.map((one: { name: string }) => [one.name, one]));
    expect(outputs.labels).toMatchObject({ datatype: 'BYTES', shape: [2], data: ['人员', '人员'] });
    expect(outputs.boxes).toMatchObject({ datatype: 'FP32', shape: [2, 4], data: [1, 2, 30, 40, 5, 6, 7, 8] });
    const some = await post(jsonInput({ outputs: [{ name: 'scores' }], parameters: { threshold: 0.6 } }), headers);
    stub.mend();
    expect(some.json().outputs).toEqual([{ name: 'scores', datatype: 'FP32', shape: [1], data: [0.9] }]);
    expect(some.headers['x-request-id']).toBeDefined();
    expect(some.headers.ratelimit).toMatch(/"day";r=/);
  });

  test('gets the same by the binary form, as the client of Triton sends it', async () => {
    const { headers } = await developer();
    stub.answerBy(async () => found);
    const sent = writeMessage(
      { outputs: ['labels', 'scores', 'boxes'].map((name) => ({ name, parameters: { binary_data: true } })) },
      'inputs',
      [{ name: 'image', shape: [1], datatype: 'BYTES', values: [picture] }],
      () => true,
    );
    const response = await post(sent.body, { ...headers, ...sent.headers });
    stub.mend();
    expect(response.headers['content-type']).toBe('application/octet-stream');
    const length = response.headers['inference-header-content-length'] as string;
    const { tensors } = readAnswer(response.rawPayload, length);
    expect(
      tensors.map(({ name, shape, values }) => [
        name,
        shape,
        values.map((value) => (Buffer.isBuffer(value) ? value.toString() : Number(value).toFixed(1))),
      ]),
    ).toEqual([
      ['labels', [2], ['人员', '人员']],
      ['scores', [2], ['0.9', '0.5']],
      ['boxes', [2, 4], ['1.0', '2.0', '30.0', '40.0', '5.0', '6.0', '7.0', '8.0']],
    ]);
  });

  test.each<[string, string | Buffer, number, Record<string, string>?]>([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['no inputs', '{"inputs":[]}', 400],
    ['an unknown input', '{"inputs":[{"name":"x","shape":[1],"datatype":"BYTES","data":["a"]}]}', 400],
    ['two pictures', '{"inputs":[{"name":"image","shape":[2],"datatype":"BYTES","data":["a","b"]}]}', 400],
    ['a shape that lies', '{"inputs":[{"name":"image","shape":[3],"datatype":"BYTES","data":["a"]}]}', 400],
    ['a huge shape', '{"inputs":[{"name":"image","shape":[100000000,9],"datatype":"UINT8","data":[]}]}', 400],
    ['no picture', '{"inputs":[{"name":"image","shape":[1],"datatype":"BYTES","data":["aGVsbG8="]}]}', 400],
    ['an unknown output', jsonInput({ outputs: [{ name: 'x' }] }), 400],
    ['a threshold past 1', jsonInput({ parameters: { threshold: 7 } }), 400],
    ['a header length past the body', jsonInput(), 400, { 'inference-header-content-length': '999999' }],
    [
      'binary data that is not there',
      '{"inputs":[{"name":"image","shape":[1],"datatype":"BYTES","parameters":{"binary_data_size":5}}]}',
      400,
    ],
    [
      'many pictures',
      JSON.stringify({
        inputs: [
          { name: 'image', shape: [900_000], datatype: 'BYTES', data: Array.from({ length: 900_000 }, () => '') },
        ],
      }),
      400,
    ],
  ])('%s is refused with a reason, and costs nothing', async (_name, body, status, more = {}) => {
    const { headers, accountId } = await developer();
    const response = await post(body, { ...headers, ...more });
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { error: expect.stringMatching(/\S/), remedy: expect.stringMatching(/\S。$/), requestId: expect.any(String) },
    ]);
    const charged = await database.query(
      { name: '', text: 'select 1 from trial_ledger where owner = $1 and state <> $2' },
      [String(accountId), 'refunded'],
    );
    expect(charged).toEqual([]);
  });

  test('pays once for repetitions with an idempotency key, which identifies one request', async () => {
    const { headers, accountId } = await developer();
    const once = { ...headers, 'idempotency-key': 'order-7' };
    const first = await post(jsonInput(), once);
    const again = await post(jsonInput(), once);
    const read = ({ outputs, ...rest }: { outputs: { name: string; data: unknown[] }[] }) => ({
      ...rest,
      outputs: outputs.map(({ name, data }) => (name === 'result' ? JSON.parse(String(data[0])) : data)),
    });
    expect(read(again.json())).toEqual(read(first.json()));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const other = await post(jsonInput({ parameters: { threshold: 0.9 } }), once);
    expect(other.json()).toMatchObject({ code: '10003', error: expect.stringContaining('Idempotency-Key') });
    expect((await post(jsonInput(), { ...headers, 'idempotency-key': 'two words' })).statusCode).toBe(400);
    const charges = await database.query(
      { name: '', text: 'select 1 from trial_ledger where owner = $1 and state <> $2' },
      [String(accountId), 'refunded'],
    );
    expect(charges).toHaveLength(1);
  });

  test('may request any version that is kept, and the answer names the one that was used', async () => {
    const { headers } = await developer();
    const answer = await post(jsonInput(), headers);
    const builtIn = answer.json().model_version;
    expect(answer.headers['x-model-version']).toBe(builtIn);
    await database.query(
      {
        name: '',
        text: `insert into trial_package (ability_no, file_name, bytes, sha256, uploaded_by, uploaded_by_name, state, name,
                 model_version, activated_at)
               select $1, 'a.zip', 1, repeat('b', 64), account_id, '', 'active', '模型', '9.2.0', now()
               from identity_account limit 1`,
      },
      [ABILITY],
    );
    onTestFinished(
      async () =>
        void (await database.query({ name: '', text: 'delete from trial_package where ability_no = $1' }, [ABILITY])),
    );
    expect((await get(path)).body.versions).toEqual([builtIn, '9.2.0']);
    expect((await get(`${path}/versions/${builtIn}/ready`)).status).toBe(200);
    const old = await post(jsonInput(), headers, `${path}/versions/${builtIn}/infer`);
    expect(old.json().model_version).toBe(builtIn);
    expect((await post(jsonInput(), headers, `${path}/versions/1.1/infer`)).json().code).toBe('PTL0028');
    expect((await get('/v2/models/ability-1/versions/1.1')).body.code).toBe('PTL0028');
  });

  test('needs a key, and its errors have the statuses of the open API', async () => {
    const unknown = await post(jsonInput(), {});
    expect([unknown.statusCode, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    const narrow = await developer({ abilityNos: [1] });
    expect((await post(jsonInput(), narrow.headers)).statusCode).toBe(403);
    const limited = await developer({ dayLimit: 1 });
    expect((await post(jsonInput(), limited.headers)).statusCode).toBe(200);
    expect((await post(jsonInput(), limited.headers)).statusCode).toBe(429);
    const simulating = await developer({ kind: 'test' });
    const busy = await post(jsonInput(), { ...simulating.headers, 'x-simulate': '10013' });
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '1']);
    const tooLarge = await post(Buffer.alloc(7_000_000), (await developer()).headers);
    expect(tooLarge.statusCode).toBe(413);
  });
});
