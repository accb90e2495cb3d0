import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createJob, getJob } from '#contract/api/job-open-calls.ts';
import {
  addWebhook,
  type Delivery,
  listWebhooks,
  pingWebhook,
  queryDeliveries,
  removeWebhook,
  resendDelivery,
  rotateWebhook,
  setWebhook,
  WEBHOOK_HOST,
} from '#contract/api/webhook-calls.ts';
import { exportData } from '#contract/account/own-account-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import { isPublicAddress } from '#server/kit/outbound/public-address.ts';
import { createOpenCalls, eventually } from '../jobs/testing.ts';
import { addTestKey } from '../testing.ts';
import { pauses } from './deliver-job.ts';
import { signatureOf } from './signature.ts';
import { isSigned } from './testing.ts';

/** Hosts of a name that leads inside, and of one that leads to the receiver of this test. */
const resolve = async (name: string) => {
  if (name.startsWith('lost')) throw new Error('ENOTFOUND');
  return [name.startsWith('inside') ? '10.0.0.7' : '127.0.0.1'];
};
const { app, database, signUp, signUpSub, call } = await testApp(
  {},
  {
    ...stubEngines(),
    fetching: {
      resolve,
      mayReach: (address) => address === '127.0.0.1' || isPublicAddress(address),
      mayUsePort: () => true,
      mayBePlain: true,
      withinMs: 400,
    },
  },
);
await app.ready();
const { open } = createOpenCalls(app);

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
let answer: (response: ServerResponse) => void = (response) => void response.writeHead(204).end();
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!address.endsWith(request.url ?? '')) return void response.writeHead(204).end();
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  answer(response);
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
const host = `http://receiver.example:${(receiver.address() as AddressInfo).port}`;
/** Each test has its own, because a delivery that failed in an earlier test is tried again later. */
let address = '';
let tests = 0;

beforeEach(() => {
  address = `${host}/hook/${(tests += 1)}`;
  received.length = 0;
  answer = (response) => void response.writeHead(204).end();
});

const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
const developer = async () => {
  const { accountId, token } = await signUp({ authStatus: 1 });
  return { token, ...(await addTestKey(database, { accountId: String(accountId) })) };
};
type Developer = Awaited<ReturnType<typeof developer>>;
const add = async ({ token }: Developer, more: object = {}) =>
  (await call(addWebhook, { address, ...more }, { token })).body.data;
const deliveries = async ({ token }: Developer, webhookId: string) =>
  (await call(queryDeliveries, { webhookId }, { token })).body.data.list;
const delivery = (by: Developer, webhookId: string, expected: object) =>
  eventually(async () => {
    const [newest] = await deliveries(by, webhookId);
    expect(newest).toMatchObject(expected);
    return newest as Delivery;
  });
const runJob = (by: Developer) => open(createJob, { abilityNo: Number(ABILITY), sampleIds: [SAMPLE] }, by);
const nth = (at: number) => received[at] as Received;

describe('[API-05] webhooks as Standard Webhooks', () => {
  test('are signed as the published example is', () => {
    expect(
      signatureOf(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        1_614_265_330,
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('report that a job has ended; the secret is shown once and stored sealed', async () => {
    const by = await developer();
    const { webhookId, secret } = await add(by);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const listed = (await call(listWebhooks, {}, { token: by.token })).body.data.list;
    expect(listed).toMatchObject([{ webhookId, address, enabled: true }]);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    const [stored] = (await query('select secret from api_webhook where webhook_id = $1', [webhookId])) as {
      secret: Buffer;
    }[];
    expect(stored?.secret.includes(Buffer.from(secret))).toBe(false);

    const { jobId } = (await runJob(by)).data;
    const told = await delivery(by, webhookId, { state: 'delivered', event: 'job.done', jobId });
    expect(told.tries).toMatchObject([{ tryNo: 1, status: 204, fault: '' }]);
    expect(received).toHaveLength(1);
    const { headers, body } = nth(0);
    expect(JSON.parse(body)).toMatchObject({ type: 'job.done', data: { jobId, state: 'done', done: 1 } });
    expect(headers['webhook-id']).toBe(told.deliveryId);
    expect(isSigned(secret, nth(0))).toBe(true);
  });

  test('a replayed, changed or foreign signature is not good', async () => {
    const by = await developer();
    const { webhookId, secret } = await add(by);
    await call(pingWebhook, { webhookId }, { token: by.token });
    await delivery(by, webhookId, { state: 'delivered', event: 'test.ping' });
    const { headers, body } = nth(0);
    expect(isSigned(secret, { headers, body })).toBe(true);
    expect(isSigned(secret, { headers, body: `${body} ` })).toBe(false);
    expect(isSigned(secret, { headers: { ...headers, 'webhook-id': 'other' }, body })).toBe(false);
    expect(isSigned(`whsec_${Buffer.alloc(24).toString('base64')}`, { headers, body })).toBe(false);
    const sixMinutes = 360_000;
    expect(isSigned(secret, { headers, body }, Date.now() + sixMinutes), 'later').toBe(false);
    expect(isSigned(secret, { headers, body }, Date.now() - sixMinutes), 'from the future').toBe(false);
  });

  test('after a rotation both secrets sign for a while', async () => {
    const by = await developer();
    const { webhookId, secret: old } = await add(by);
    const rotated = (await call(rotateWebhook, { webhookId }, { token: by.token })).body.data;
    expect(rotated.oldUntil).not.toBeNull();
    await call(pingWebhook, { webhookId }, { token: by.token });
    await delivery(by, webhookId, { state: 'delivered' });
    expect([isSigned(old, nth(0)), isSigned(rotated.secret, nth(0))]).toEqual([true, true]);
    await query(`update api_webhook set old_until = now() - interval '1 second' where webhook_id = $1`, [webhookId]);
    await call(pingWebhook, { webhookId }, { token: by.token });
    await eventually(async () => expect(received).toHaveLength(2));
    expect([isSigned(old, nth(1)), isSigned(rotated.secret, nth(1))]).toEqual([false, true]);
  });

  test('a failed one is tried 8 times within a day, with growing pauses and the same id, and can be sent again', async () => {
    expect(pauses).toHaveLength(7);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThanOrEqual(86_400);
    answer = (response) => void response.writeHead(500).end('not today');
    const by = await developer();
    const { webhookId } = await add(by);
    await call(pingWebhook, { webhookId }, { token: by.token });
    for (let tries = 1; tries < 8; tries += 1) {
      await eventually(async () => {
        const [newest] = await deliveries(by, webhookId);
        expect(newest?.tries).toHaveLength(tries);
        expect(newest?.state).toBe('waiting');
      });
      await query(`update pgboss.job set start_after = now() where name = 'api.deliver' and state = 'created'`);
    }
    const failed = await delivery(by, webhookId, { state: 'failed', nextAt: null });
    expect(failed.jobTitle, 'a test is about no job').toBeNull();
    expect(failed.tries.map(({ status, fault, answer: said }) => [status, fault, said])).toEqual(
      Array.from({ length: 8 }, () => [500, '接收方返回 HTTP 500', 'not today']),
    );
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

    answer = (response) => void response.writeHead(200).end('ok');
    await call(resendDelivery, { deliveryId: failed.deliveryId }, { token: by.token });
    await delivery(by, webhookId, { state: 'delivered' });
    expect(nth(8).headers['webhook-id']).toBe(failed.deliveryId);
  }, 60_000);

  test.each([
    ['slow', () => {}, null, '接收方没有在 0.4 秒内答复'],
    [
      'one that never ends its answer',
      (response: ServerResponse) => void response.writeHead(200).write('x'),
      200,
      '接收方没有在 0.4 秒内答复',
    ],
    [
      'one that lies about its length',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('x');
        response.socket?.end();
      },
      200,
      '接收方的答复中断',
    ],
    ['one that hangs up', (response: ServerResponse) => void response.socket?.destroy(), null, '无法连接接收方'],
    [
      'one that leads elsewhere',
      (response: ServerResponse) => void response.writeHead(307, { location: 'http://inside.example/' }).end(),
      307,
      '接收方要求重定向，平台不跟随',
    ],
  ])('a receiver that is %s has failed', async (_name, lies, status, fault) => {
    answer = lies;
    const by = await developer();
    const { webhookId } = await add(by);
    await call(pingWebhook, { webhookId }, { token: by.token });
    const { tries } = await eventually(async () => {
      const [newest] = await deliveries(by, webhookId);
      expect(newest?.tries).toHaveLength(1);
      return newest as Delivery;
    });
    expect(tries).toMatchObject([{ status, fault }]);
  });

  test('of an endless answer only the beginning is read', async () => {
    answer = (response) => {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        response.write('x'.repeat(65_536));
        setImmediate(more);
      };
      more();
    };
    const by = await developer();
    const { webhookId } = await add(by);
    await call(pingWebhook, { webhookId }, { token: by.token });
    const { tries } = await delivery(by, webhookId, { state: 'delivered' });
    expect(tries[0]?.answer).toHaveLength(1024);
  });

  test('a receiver that is gone gets nothing more, until it is enabled again', async () => {
    answer = (response) => void response.writeHead(410).end();
    const by = await developer();
    const { webhookId } = await add(by);
    await call(pingWebhook, { webhookId }, { token: by.token });
    await delivery(by, webhookId, { state: 'failed' });
    expect((await call(listWebhooks, {}, { token: by.token })).body.data.list[0]).toMatchObject({
      isGone: true,
      enabled: false,
    });
    expect((await call(pingWebhook, { webhookId }, { token: by.token })).body.code).toBe('PTL0002');
    const enabled = await call(setWebhook, { webhookId, enabled: true }, { token: by.token });
    expect(enabled.body.data).toMatchObject({ isGone: false, enabled: true });
  });

  test('never goes to inside addresses, also if the name leads there later', async () => {
    const by = await developer();
    for (const inside of [
      'http://10.0.0.7/hook',
      'http://[::1]/hook',
      'http://169.254.169.254/latest',
      'http://inside.example/hook',
      'http://localhost/hook',
      'ftp://receiver.example/hook',
      'http://user:pass@receiver.example/hook',
      'nothing',
    ]) {
      const { body } = await call(addWebhook, { address: inside }, { token: by.token });
      expect([inside, body.code, body.data]).toEqual([inside, 'PTL0038', { field: 'address' }]);
    }
    // It is one of the public internet, as far as it goes.
    const lost = await call(addWebhook, { address: 'https://lost.example/hook' }, { token: by.token });
    expect([lost.body.code, lost.body.data]).toEqual(['PTL0038', { field: WEBHOOK_HOST }]);
    const { webhookId } = await add(by);
    await query(`update api_webhook set address = 'http://inside.example/hook' where webhook_id = $1`, [webhookId]);
    await call(pingWebhook, { webhookId }, { token: by.token });
    await eventually(async () => {
      const [newest] = await deliveries(by, webhookId);
      expect(newest?.tries).toMatchObject([{ status: null, fault: '地址指向内网或不是公网的 https 地址' }]);
    });
    expect(received).toEqual([]);
  });

  test('is added once: the same address would get each message twice', async () => {
    const by = await developer();
    const { address } = (await add(by)) as { address: string };
    const again = async (more: object = {}) => (await call(addWebhook, { address, ...more }, { token: by.token })).body;
    for (const more of [{}, { applicationId: by.applicationId }])
      expect(await again(more)).toMatchObject({ code: 'PTL0006', data: { field: 'address' } });
    expect((await again({ address: `${address}-other` })).code).toBe('200');
    expect((await call(listWebhooks, {}, { token: by.token })).body.data.list).toHaveLength(2);
  });

  test('one of an application gets its jobs only, and no account sees those of others', async () => {
    const by = await developer();
    const other = await addTestKey(database, {
      accountId: String(
        (
          (await query('select account_id from api_application where application_id = $1', [by.applicationId])) as {
            account_id: number;
          }[]
        )[0]?.account_id,
      ),
      name: '另一应用',
    });
    const { webhookId } = await add(by, { applicationId: by.applicationId });
    const { jobId } = (await runJob({ ...by, ...other })).data;
    const mine = (await runJob(by)).data.jobId;
    const { title } = await eventually(async () => (await open(getJob, { jobId: mine }, by)).data);
    await delivery(by, webhookId, { state: 'delivered', jobId: mine, jobTitle: title });
    expect(title).toMatch(/\S/);
    expect((await deliveries(by, webhookId)).map((one) => one.jobId)).not.toContain(jobId);

    const stranger = await developer();
    for (const [asked, fields] of [
      [rotateWebhook, { webhookId }],
      [setWebhook, { webhookId, enabled: false }],
      [removeWebhook, { webhookId }],
      [pingWebhook, { webhookId }],
      [resendDelivery, { deliveryId: (await deliveries(by, webhookId))[0]?.deliveryId }],
    ] as const)
      expect((await call(asked, fields, { token: stranger.token })).status).toBe(404);
    expect(await deliveries(stranger, webhookId)).toEqual([]);
    expect(
      (await call(addWebhook, { address, applicationId: by.applicationId }, { token: stranger.token })).status,
    ).toBe(404);
    const sub = await signUpSub();
    expect((await call(listWebhooks, {}, { token: sub.token })).status).toBe(403);
    expect((await call(removeWebhook, { webhookId }, { token: by.token })).body.code).toBe('200');
  });

  test('its log names the jobs that the reader may see', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: main, permissionItems: ['key'] });
    const key = await addTestKey(database, { accountId: String(main.accountId) });
    const { webhookId } = (await call(addWebhook, { address }, { token: main.token })).body.data;
    const { jobId } = (await open(createJob, { abilityNo: Number(ABILITY), sampleIds: [SAMPLE], title: '夜班' }, key))
      .data;
    const titles = async (token: string) =>
      (await call(queryDeliveries, { webhookId }, { token })).body.data.list.map((one) => [one.jobId, one.jobTitle]);
    await eventually(async () => expect(await titles(main.token)).toEqual([[jobId, '夜班']]));
    expect(await titles(sub.token)).toEqual([[jobId, null]]);
  });

  test('the export of the main account has them without their secrets', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: main, permissionItems: ['key'] });
    const { webhookId } = (await call(addWebhook, { address }, { token: main.token })).body.data;
    const partsOf = async (token: string) => (await call(exportData, {}, { token })).body.data.parts;
    const { webhooks } = await partsOf(main.token);
    expect(webhooks).toMatchObject([{ webhookId, address }]);
    expect(JSON.stringify(webhooks)).not.toContain('whsec_');
    expect(await partsOf(sub.token)).not.toHaveProperty('webhooks');
  });

  test('has one waiting test at a time, and requests of users are limited', async () => {
    const by = await developer();
    const { token } = by;
    answer = (response) => void response.writeHead(500).end();
    const { webhookId } = await add(by);
    const ping = () => call(pingWebhook, { webhookId }, { token });
    const log = async () => (await call(queryDeliveries, { webhookId }, { token })).body.data;
    await ping();
    await eventually(async () => expect((await log()).list[0]?.tries).toHaveLength(1));
    await ping();
    await eventually(async () => expect((await log()).list[0]?.tries).toHaveLength(2));
    const { list, total } = await log();
    expect(total, 'the waiting one was sent again').toBe(1);
    const { deliveryId } = list[0] as Delivery;
    const began = performance.now();
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? ping() : call(resendDelivery, { deliveryId }, { token }))),
    );
    const paidOff = Math.ceil((performance.now() - began) / 6000);
    const codes = asked.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '200').length).toBeLessThanOrEqual(10 + paidOff);
    const refused = asked.find(({ body }) => body.code !== '200');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '6' } });
    expect((await log()).total).toBe(1);
  });

  test('an account has five', async () => {
    const by = await developer();
    for (let at = 0; at < 5; at += 1) await add(by, { address: `${address}-${at}` });
    expect((await call(addWebhook, { address }, { token: by.token })).body.code).toBe('PTL0003');
  });
});
