import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpProvider } from './http-provider.ts';

const KEY_SECRET = 'the provider and the portal know this';

interface Taken {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, taken: Taken) => void;

const isSigned = ({ method, url, headers, body }: Taken) => {
  const hash = createHash('sha256').update(body).digest('hex');
  const signed = [method, url, headers['x-sms-timestamp'], headers['x-sms-nonce'], hash].join('\n');
  return headers['x-sms-signature'] === createHmac('sha256', KEY_SECRET).update(signed).digest('hex');
};

/** Starts a fake provider: it accepts requests signed with its key and responds as the test says. */
const provider = async (answer: Answer, { keySecret = KEY_SECRET, within = 5000 } = {}) => {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    taken.push(one);
    if (isSigned(one)) answer(response, one);
    else response.writeHead(200).end('{"Code":"SignatureDoesNotMatch"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const settings = { keyId: 'key-1', keySecret, sign: '示例平台', template: 'SMS_1' };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/send?region=cn`;
  return { taken, sms: createHttpProvider({ ...settings, url }, { within }) };
};

const ok: Answer = (response) => void response.writeHead(200).end('{"Code":"OK","RequestId":"1"}');
const message = { phone: '19800000001', code: '123456', text: '您的验证码为 123456' };

const failureOf = async (work: Promise<void>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  expect(String(error?.stack) + String(error?.cause)).not.toMatch(/123456|the provider and the portal know this/);
  return error?.message;
};

describe('[ID-06] text messages over a provider', () => {
  test('a message is posted once, signed over method, path, time, nonce and body', async () => {
    const { sms, taken } = await provider(ok);
    expect(sms.provider).toBe(true);
    await sms.send(message);
    await sms.send(message);
    expect(taken).toHaveLength(2);
    const [first, second] = taken as [Taken, Taken];
    expect(first).toMatchObject({ method: 'POST', url: '/v1/send?region=cn' });
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['x-sms-key-id']).toBe('key-1');
    expect(Math.abs(Number(first.headers['x-sms-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(first.headers['x-sms-nonce']).not.toBe(second.headers['x-sms-nonce']);
    expect(isSigned(first)).toBe(true);
    expect(isSigned({ ...first, body: first.body.replace('19800000001', '19800000002') })).toBe(false);
    expect(JSON.parse(first.body)).toEqual({
      PhoneNumbers: '19800000001',
      SignName: '示例平台',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
    });
    expect(JSON.stringify(taken)).not.toContain(KEY_SECRET);
  });

  test('a wrong key is an error with the code of the provider', async () => {
    const { sms } = await provider(ok, { keySecret: 'another' });
    expect(await failureOf(sms.send(message))).toBe('the provider refused: SignatureDoesNotMatch');
  });

  const elsewhere: Answer = (response, { url }) =>
    url === '/elsewhere' ? ok(response, {} as Taken) : void response.writeHead(307, { location: '/elsewhere' }).end();
  test.for<[string, Answer, string | RegExp]>([
    ['a refusal', (r) => r.end('{"Code":"LIMIT.DAY","Message":"x"}'), 'the provider refused: LIMIT.DAY'],
    ['an error with digits for a code', (r) => r.end('{"Code":"123456"}'), /no code that can be logged/],
    ['an error that quotes the message', (r) => r.end('{"Code":"no 123456 today"}'), /no code that can be logged/],
    ['an OK of another kind', (r) => r.end('{"Code":["OK"]}'), /no code that can be logged/],
    ['null', (r) => r.end('null'), /no code that can be logged/],
    ['no JSON', (r) => r.end('<html>OK</html>'), /no code that can be logged/],
    ['nothing', (r) => r.end(), /no code that can be logged/],
    ['an error of the provider', (r) => r.writeHead(500).end('{"Code":"OK"}'), 'the provider answered 500'],
    ['an old address', (r) => r.writeHead(421).end('{"Code":"OK"}'), 'the provider answered 421'],
    ['a redirect', elsewhere, 'the provider answered 307'],
    [
      'an endless answer',
      (r) => r.end(`{"Code":"OK","Message":"${'x'.repeat(70_000)}"}`),
      'the provider answered too much',
    ],
    ['a connection that breaks', (r) => void r.socket?.destroy(), /hang up|ECONNRESET/],
    [
      'an answer that breaks off',
      (r) => void r.writeHead(200, { 'content-length': 99 }).write('{"Code":"OK"}', () => r.socket?.destroy()),
      /aborted|ECONNRESET/,
    ],
  ])('%s is a failure, and nothing is sent twice', async ([, answer, reason]) => {
    const { sms, taken } = await provider(answer);
    expect(await failureOf(sms.send(message))).toMatch(reason);
    expect(taken).toHaveLength(1);
  });

  test.for<[string, Answer]>([
    ['no answer', () => {}],
    ['an answer without an end', (response) => void response.writeHead(200).write('{"Code":')],
  ])('%s is a failure after the time that it has', async ([, answer]) => {
    const { sms, taken } = await provider(answer, { within: 200 });
    expect(await failureOf(sms.send(message))).toBe('the provider did not answer within 200 ms');
    expect(taken).toHaveLength(1);
  });

  test('an unreachable provider is an error', async () => {
    const settings = { url: 'http://127.0.0.1:1/', keyId: 'k', keySecret: KEY_SECRET, sign: 's', template: 't' };
    expect(await failureOf(createHttpProvider(settings).send(message))).toContain('ECONNREFUSED');
  });
});
