import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { queryAuditLog, getWaiting } from '#contract/console/calls.ts';
import { actOnJob, getJob, queryJobs } from '#contract/console/job-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { sendMessageJob } from '#server/areas/messages/sending-job.ts';
import { checkPackageJob } from '#server/areas/trial/packages/check-job.ts';
import { deliverJob } from '#server/areas/api/webhooks/deliver-job.ts';
import { createWebhookStore } from '#server/areas/api/webhooks/webhook-store.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call, database, signUp } = await testApp();
const { token } = await signUp({ userRoles: [6] });
const headers = { token };
await app.ready();

const name = sendMessageJob.name;
/** Adds a job in this state, which is no work for any node unless it is retried. */
const add = async (
  state: string,
  data: object,
  more: { job?: string; output?: object; key?: string; minutes?: number } = {},
) => {
  const [row] = await database.query<{ id: string }>(
    {
      name: '',
      text: `insert into pgboss.job_common (name, state, data, output, singleton_key, policy, created_on, completed_on, retry_limit, retry_count)
        values ($1, $2::pgboss.job_state, $3, $4, $5, 'short', now() - make_interval(mins => $6), now(), 2, 2) returning id`,
    },
    [more.job ?? name, state, data, more.output ?? null, more.key ?? null, more.minutes ?? 0],
  );
  return (row as { id: string }).id;
};
const ask = async (query: object = {}) => (await call(queryJobs, query, headers)).body.data;
const idsOf = async (query: object) => (await ask(query)).list.map(({ jobId }) => jobId);
const act = async (jobId: string, what: string) => (await call(actOnJob, { jobId, act: what }, headers)).body;
const failedCount = async () =>
  (await call(getWaiting, {}, headers)).body.data.waiting.find(({ place }) => place === 'failedJobs')?.count;

describe('[OPS-02] queued jobs', () => {
  test('are found by state, kind and text, newest first, with the number of each kind', async () => {
    const old = await add('completed', { sendingId: '901' }, { minutes: 9 });
    const failed = await add('failed', { sendingId: '902' }, { output: { message: '数据库 is AWAY' }, minutes: 5 });
    expect(await idsOf({ keyword: '90' })).toEqual([failed, old]);
    expect(await idsOf({ state: 'failed' })).toEqual([failed]);
    expect(await idsOf({ keyword: 'is away' })).toEqual([failed]);
    expect(await idsOf({ job: name, keyword: '901' })).toEqual([old]);
    expect(await idsOf({ job: 'trial.checkPackage' })).toEqual([]);
    for (const keyword of ['%', "' or 1=1 --", '𠮷']) expect(await idsOf({ keyword })).toEqual([]);
    const { kinds, list } = await ask({ state: 'failed' });
    expect(kinds.map(({ job }) => job)).toEqual(expect.arrayContaining([name, 'trial.checkPackage']));
    expect(kinds.find(({ job }) => job === name)).toEqual({
      job: name,
      label: '发送消息',
      states: { completed: 1, failed: 1 },
    });
    expect(list).toMatchObject([{ label: '发送消息', retries: 2, retryLimit: 2, error: '数据库 is AWAY' }]);
    expect((await call(getJob, { jobId: failed }, headers)).body.data).toMatchObject({
      jobId: failed,
      payload: '{"sendingId": "902"}',
      error: '数据库 is AWAY',
    });
    expect((await call(getJob, { jobId: crypto.randomUUID() }, headers)).status).toBe(404);
    expect((await call(queryJobs, { pageNo: 1, pageSize: 1, state: 'odd' }, headers)).status).toBe(400);
    expect(await failedCount()).toBe(1);
    await act(failed, 'remove');
    expect(await failedCount()).toBe(0);
  });

  test('say why they failed, also where the queue itself ended the attempt', async () => {
    const errors = [{ value: { message: 'job heartbeat timeout' } }, { value: 'pg-boss shut down while active' }];
    for (const output of errors) {
      const jobId = await add('failed', { sendingId: '905' }, { output });
      const { error } = (await call(getJob, { jobId }, headers)).body.data;
      expect(error).toBe(typeof output.value === 'string' ? output.value : output.value.message);
      await act(jobId, 'remove');
    }
  });

  test('that are removed give up their work', async () => {
    const [sending] = await database.query<{ sending_id: number }>({
      name: '',
      text: `insert into messages_sending (kind, priority, title, content, audience, expected, created_by_name)
        values (1, 1, '标题', '正文', '{"to": "named", "accountIds": []}', 1, '运营') returning sending_id`,
    });
    const sendingId = String(sending?.sending_id);
    const failed = await add('failed', { sendingId }, { key: sendingId });
    expect((await act(failed, 'remove')).code).toBe('200');
    const rows = await database.query({
      name: '',
      text: `select state from messages_sending where sending_id = ${sendingId}`,
    });
    expect(rows).toEqual([{ state: sendingStates.cancelled }]);
  });

  test('that are removed refuse the package whose check they were', async () => {
    const [added] = await database.query<{ package_id: number }>({
      name: '',
      text: `insert into trial_package (ability_no, file_name, state, bytes, sha256, uploaded_by, uploaded_by_name)
        values (2, 'a.zip', 'checking', 1, repeat('0', 64), 1, '运营') returning package_id`,
    });
    const packageId = String(added?.package_id);
    const failed = await add('failed', { packageId }, { job: checkPackageJob.name, key: packageId });
    expect((await act(failed, 'remove')).code).toBe('200');
    const rows = await database.query({
      name: '',
      text: `select state, report ->> 'passed' as passed from trial_package where package_id = ${packageId}`,
    });
    expect(rows).toEqual([{ state: 'refused', passed: 'false' }]);
  });

  test('that are removed end the delivery whose try they were, unless it was tried since', async () => {
    const store = createWebhookStore(database);
    const { accountId } = await signUp();
    const { webhookId } = await store.add({
      webhookId: randomUUID(),
      accountId: String(accountId),
      applicationId: null,
      address: 'https://receiver.example/hook',
      secret: Buffer.from('cannot be opened'),
      by: '',
    });
    const afterRemoval = async (tryNo: number) => {
      const deliveryId = randomUUID();
      await store.addDelivery(deliveryId, { webhookId, event: 'test.ping', jobId: randomUUID(), body: '{}' });
      const tried = { status: 500, fault: '', milliseconds: 1, answer: '' };
      await store.noteTry(deliveryId, 1, { tried, state: 'waiting', nextAt: new Date() });
      const failed = await add('failed', { deliveryId, tryNo }, { job: deliverJob.name });
      expect((await act(failed, 'remove')).code).toBe('200');
      return await database.query({
        name: '',
        text: `select state, tries, next_at is null as is_over from api_delivery where delivery_id = '${deliveryId}'`,
      });
    };
    expect(await afterRemoval(2)).toEqual([{ state: 'failed', tries: 1, is_over: true }]);
    expect(await afterRemoval(1)).toEqual([{ state: 'waiting', tries: 1, is_over: false }]);
  });

  test('that failed are retried once or removed, and each act is logged', async () => {
    const failed = await add('failed', { sendingId: '903' });
    const answers = await Promise.all([act(failed, 'retry'), act(failed, 'retry')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'PTL0002']);
    // Nothing is sent any more, so the job ends at once.
    await vi.waitFor(
      async () => expect((await call(getJob, { jobId: failed }, headers)).body.data.state).toBe('completed'),
      {
        timeout: 20_000,
      },
    );
    expect((await act(failed, 'remove')).code).toBe('PTL0002');
    const other = await add('failed', { sendingId: '904' });
    expect((await act(other, 'remove')).code).toBe('200');
    expect((await call(actOnJob, { jobId: other, act: 'remove' }, headers)).status).toBe(404);
    const { list } = (await call(queryAuditLog, { pageNo: 1, pageSize: 10, object: other }, headers)).body.data;
    expect(list).toMatchObject([{ act: 'job.remove', objectKind: 'job', objectName: '发送消息' }]);
  });
});
