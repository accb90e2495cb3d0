import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inferAbility } from '#contract/api/infer.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { numberTensor, readRequest, textTensor, writeMessage } from '#server/kit/inference/inference-message.ts';
import { createTrials, somePicture, stubEngines } from '../testing.ts';

/** An inference server whose answers each test sets. */
let isReady = true;
let answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
const asked: { url: string; authorization: string | undefined; picture: Buffer }[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (request.url === '/v2/health/ready') {
    response.writeHead(isReady ? 200 : 400).end();
    return;
  }
  if (request.method === 'GET') {
    response.end(JSON.stringify({ name: 'helmet', versions: ['3', '4'] }));
    return;
  }
  const { tensors } = readRequest(body, request.headers['inference-header-content-length'] as string | undefined);
  asked.push({
    url: request.url ?? '',
    authorization: request.headers.authorization,
    picture: tensors[0]?.values[0] as Buffer,
  });
  answer(request, response, body);
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** It has no built-in engine. */
const REMOTE = 2;
const { app, call, database, signUp } = await testApp(
  { METRICS_TOKEN: 'metrics-of-the-test', ENGINE_URL: url, ENGINE_TOKEN: 'secret', ENGINE_MODELS: `${REMOTE}=helmet` },
  stubEngines(),
);
const trials = createTrials(app);
const { token } = await signUp({ authStatus: 1 });
const picture = await somePicture('png', 64, 48);
const send = async () =>
  (await trials.send({ abilityNo: String(REMOTE), image: { name: 'a.png', bytes: picture } }, { token })).body;

const answerWith = (labels: string[], scores: number[], boxes: number[]) => {
  answer = (_request, response) => {
    const written = writeMessage(
      { model_name: 'helmet', model_version: '4' },
      'outputs',
      [textTensor('labels', labels), numberTensor('scores', scores), numberTensor('boxes', boxes)],
      () => false,
    );
    response.writeHead(200, written.headers).end(written.body);
  };
};

beforeEach(() => answerWith(['头盔'], [0.875], [1, 2, 3, 4]));

describe('[API-06] an inference server recognises for an ability', () => {
  test('whose page says so, and gets the picture with the token', async () => {
    const { engine } = (await call(getPanel, { abilityNo: REMOTE })).body.data;
    expect(engine).toEqual({ kind: 'package', model: 'helmet', version: '4' });
    expect(await send()).toMatchObject({
      code: '200',
      data: { width: 64, height: 48, targets: [{ label: '头盔', score: 0.875, box: [1, 2, 3, 4] }] },
    });
    expect(asked.at(-1)).toEqual({ url: '/v2/models/helmet/infer', authorization: 'Bearer secret', picture });
  });

  test('with the requested version, and without one by default', async () => {
    const { accountId } = await signUp({ authStatus: 1 });
    const { headers } = await addTestKey(database, { accountId: String(accountId) });
    const infer = async (version?: string) => {
      const response = await app.inject({
        method: 'POST',
        url: inferAbility.path.replace(':abilityNo', String(REMOTE)),
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ image: picture.toString('base64'), ...(version !== undefined && { version }) }),
      });
      return [response.json().code, asked.at(-1)?.url];
    };
    expect(await infer('4')).toEqual(['200', '/v2/models/helmet/versions/4/infer']);
    expect(await infer()).toEqual(['200', '/v2/models/helmet/infer']);
  });

  test('and reports whether it is ready; the portal stays up without it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const health = async () => {
      // The known version is too old: it is answered once more, while a new request runs.
      vi.advanceTimersByTime(6000);
      const [model, portal] = [await app.inject(`/v2/models/${REMOTE}/ready`), await app.inject('/api/health')];
      return { model: [model.statusCode, model.json().ready], portal: portal.json().data };
    };
    expect(await health()).toMatchObject({ model: [200, true], portal: { ready: true, inferenceServer: 'up' } });
    isReady = false;
    onTestFinished(async () => {
      isReady = true;
      await expect.poll(health).toMatchObject({ portal: { inferenceServer: 'up' } });
    });
    await expect.poll(health).toMatchObject({ model: [503, false], portal: { ready: true, inferenceServer: 'away' } });
    const metrics = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics-of-the-test' } });
    expect(metrics.body).toMatch(/^portal_inference_server_up 0$/m);
  });

  test.each<[string, () => void, string]>([
    ['is overloaded', () => (answer = (_request, response) => void response.writeHead(503).end()), '10013'],
    ['hangs up', () => (answer = (request) => void request.socket.destroy()), '10013'],
    ['refuses', () => (answer = (_request, response) => void response.writeHead(401).end('{"error":"no"}')), '10001'],
    [
      'redirects',
      () => (answer = (_request, response) => void response.writeHead(302, { location: '/' }).end()),
      '10013',
    ],
    ['speaks something else', () => (answer = (_request, response) => void response.end('<html>')), '10001'],
    ['lies about lengths', () => answerWith(['头盔'], [0.5, 0.6], [1, 2, 3, 4]), '10001'],
    ['lies about places', () => answerWith(['头盔'], [0.5], [1, 2, 3000, 4]), '10001'],
    ['writes what cannot be kept', () => answerWith(['头\u0000盔'], [0.5], [1, 2, 3, 4]), '10001'],
    ['lies about scores', () => answerWith(['头盔'], [7], [1, 2, 3, 4]), '10001'],
    [
      'never stops talking',
      () => (answer = (_request, response) => void response.end(Buffer.alloc(9_000_000, 32))),
      '10001',
    ],
  ])('that %s costs nothing', async (_name, prepare, code) => {
    prepare();
    expect((await send()).code).toBe(code);
    const [entry] = (await call(queryLedger, { abilityNo: REMOTE }, { token })).body.data.list;
    expect(entry?.state).toBe('refunded');
  });
});
