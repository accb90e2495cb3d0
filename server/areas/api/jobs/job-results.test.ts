import { afterEach, describe, expect, test } from 'vitest';
import { getBatch, queryBatchResults, queryJobs } from '#contract/api/job-calls.ts';
import { cancelJob, getJob, getJobResults, startJob } from '#contract/api/job-open-calls.ts';
import { getRequest, queryRequests } from '#contract/api/requests/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { addTestKey } from '../testing.ts';
import { oldJobs } from './job-store.ts';
import { createJobDeeds } from './testing.ts';

const stub = stubEngines();
const parts = await testApp({}, stub);
await parts.app.ready();
const { database, call } = parts;
const { open, raw, query, developer, create, stateOf, ends, results } = createJobDeeds(parts);

afterEach(() => stub.mend());

describe('[API-05] the results of a job:', () => {
  test('is seen by its application and its account, and by no other caller', async () => {
    const by = await developer();
    const { jobId } = await create(by, { sampleIds: [SAMPLE] });
    const stranger = await developer();
    const sibling = await addTestKey(database, { accountId: by.accountId, name: '另一应用' });
    for (const one of [stranger, { ...by, ...sibling }])
      for (const asked of [getJob, getJobResults, startJob, cancelJob])
        expect((await open(asked, { jobId }, one)).code).toBe('404');
    expect((await open(getJob, { jobId: 'nothing' }, by)).code).toBe('10003');
    const seen = await call(queryJobs, { origin: 'application' }, { token: by.token });
    expect(seen.body.data.list.map((job) => job.jobId)).toEqual([jobId]);
    expect((await call(queryJobs, {}, { token: stranger.token })).body.data.total).toBe(0);
  });

  test('the list of jobs is narrowed by state and origin, and a page past the end knows the total', async () => {
    const by = await developer();
    const { jobId } = await create(by, { sampleIds: [SAMPLE] });
    const { jobId: ownId } = await create(by, { sampleIds: [SAMPLE] });
    for (const id of [jobId, ownId]) await ends(by, id);
    await query(`update api_job set application_id = null, state = 'cancelled' where job_id = $1`, [ownId]);
    const listed = async (request: object) => {
      const { list, total } = (await call(queryJobs, request, { token: by.token })).body.data;
      return [list.map((job) => job.jobId), total];
    };
    expect(await listed({})).toEqual([[ownId, jobId], 2]);
    expect(await listed({ state: 'done' })).toEqual([[jobId], 1]);
    expect(await listed({ origin: 'application' })).toEqual([[jobId], 1]);
    expect(await listed({ origin: 'browser' })).toEqual([[ownId], 1]);
    expect(await listed({ origin: 'browser', state: 'done' })).toEqual([[], 0]);
    expect(await listed({ pageNo: 2, pageSize: 1 })).toEqual([[jobId], 2]);
    expect(await listed({ pageNo: 3, pageSize: 1 })).toEqual([[], 2]);
  });

  test('a picture of which no field could be read has no result, whatever text it has', async () => {
    const by = await developer();
    const polygon: [number, number][] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ];
    const texts = [{ text: '欢迎', score: 0.9, polygon }];
    const field = (value: string) => ({ name: 'name', label: '姓名', value, score: 0.9 });
    for (const [fields, counts] of [
      [[field('')], { found: 0, empty: 1 }],
      [[field('林夏')], { found: 1, empty: 0 }],
      [[], { found: 1, empty: 0 }],
    ] as const) {
      stub.answerBy(async () => ({ ...stub.found, texts, fields: [...fields] }));
      const { jobId } = await create(by, { sampleIds: [SAMPLE] });
      await ends(by, jobId);
      const seen = await call(queryBatchResults, { jobId }, { token: by.token });
      expect(seen.body.data.counts).toEqual({ ...counts, failed: 0, open: 0 });
    }
  });

  test.each([{ state: 'odd' }, { origin: 'api' }, { pageNo: 0 }, { pageSize: 101 }])(
    'a list of jobs by %j is refused',
    async (request) => {
      const { token } = await developer();
      expect(await call(queryJobs, request, { token })).toMatchObject({
        status: 400,
        body: { data: { field: Object.keys(request)[0] } },
      });
    },
  );

  test('results come in pages, as CSV and as a workbook, and are removed after 24 hours', async () => {
    const by = await developer();
    const target = { label: '=cmd()', score: 0.9, box: [1, 2, 3, 4] as [number, number, number, number] };
    stub.answerBy(async () => ({ ...stub.found, targets: [target] }));
    const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE, SAMPLE] });
    await ends(by, jobId);
    const first = (await open(getJobResults, { jobId, limit: 2 }, by)).data;
    expect([first.list.length, first.cursor]).toEqual([2, 2]);
    const second = (await open(getJobResults, { jobId, limit: 2, cursor: 2 }, by)).data;
    expect([second.list.map(({ itemNo }) => itemNo), second.cursor]).toEqual([[3], null]);

    const csv = await raw(getJobResults, { jobId, format: 'csv' }, by);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')).toHaveLength(5);
    expect(csv.body).toContain(`"'=cmd() 0.9 [1, 2, 3, 4]"`);
    const workbook = await raw(getJobResults, { jobId, format: 'xlsx' }, by);
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(workbook.headers['x-request-id']).toMatch(/-/);

    await query(`update api_job set results_until = now() where job_id = $1`, [jobId]);
    expect((await open(getJobResults, { jobId }, by)).code).toBe('PTL0039');
    await removeOld(database, oldJobs, silentLog);
    expect(await query('select 1 from api_job_item where job_id = $1', [jobId])).toEqual([]);
    expect((await stateOf(by, jobId)).state).toBe('done');
  });

  test('[API-04] its pictures are requests that lead to it, and are counted by it', async () => {
    const by = await developer();
    const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE] });
    await ends(by, jobId);
    const [item] = await results(by, jobId);
    // Waits until what was before it is written.
    const { data } = (await call(getRequest, { requestId: item?.requestId ?? '' }, { token: by.token })).body;
    expect(data).toMatchObject({ jobId, charge: 'charged', charges: 1, method: null, path: null });
    const { list } = (await call(queryRequests, { jobId }, { token: by.token })).body.data;
    expect(list.map((request) => [request.call, request.jobId, request.charge])).toEqual([
      ['api.infer', jobId, 'charged'],
      ['api.infer', jobId, 'charged'],
    ]);
    const made = (await call(queryRequests, { call: 'api.createJob' }, { token: by.token })).body.data.list[0];
    const creation = await call(getRequest, { requestId: made?.requestId ?? '' }, { token: by.token });
    expect(creation.body.data).toMatchObject({
      path: '/api/openapi/v1/jobs',
      parameters: { jobId, abilityNo: ABILITY, sampleIds: `${SAMPLE},${SAMPLE}` },
    });
    expect((await call(getBatch, { jobId }, { token: by.token })).body.data.applicationId).toBe(by.applicationId);
    expect(await stateOf(by, jobId)).not.toHaveProperty('applicationId');
  });

  test('its table has a column for each field, and its gallery is sorted by what the engine was least sure of', async () => {
    const by = await developer();
    const field = (label: string, value: string, score: number) => ({ name: label, label, value, score });
    const answers = [
      [field('车次', 'T1', 0.9)],
      [field('车次', 'D2', 0.4), field('席别', '二等座', 0.8)],
      [field('票价', '', 0)],
    ];
    stub.answerBy(async () => ({ ...stub.found, texts: [], targets: [], fields: answers.shift() ?? [] }));
    const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE, SAMPLE] });
    await ends(by, jobId);
    const csv = (await raw(getJobResults, { jobId, format: 'csv' }, by)).body;
    const rows = csv
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => JSON.parse(`[${line}]`) as string[]);
    expect(csv[0]).toBe('\ufeff');
    const at = ['车次', '席别'].map((title) => rows[0]?.indexOf(title) ?? -1);
    expect(rows.slice(1).map((cells) => at.map((place) => cells[place]))).toEqual(
      expect.arrayContaining([
        ['T1', ''],
        ['D2', '二等座'],
        ['', ''],
      ]),
    );
    const { list } = (await call(queryBatchResults, { jobId, order: 'unsure' }, { token: by.token })).body.data;
    expect(list.map(({ result }) => result?.fields[0]?.value)).toEqual(['D2', 'T1', '']);
  });
});
