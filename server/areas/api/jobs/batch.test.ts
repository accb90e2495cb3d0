import { describe, expect, test } from 'vitest';
import {
  addBatchPicture,
  createBatch,
  getBatch,
  getBatchTable,
  queryBatchResults,
  queryJobs,
  startBatch,
} from '#contract/api/job-calls.ts';
import { createJob, startJob } from '#contract/api/job-open-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, sendForm, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { createJobDeeds, eventually } from './testing.ts';

const parts = await testApp({}, stubEngines());
const { app, signUp, call } = parts;
await app.ready();
const { open, developer, create, ends, results, used, addPicture, query } = createJobDeeds(parts);
const picture = await somePicture();
const abilityNo = Number(ABILITY);

const begin = async (fields: object = {}) => {
  const { token, accountId } = await signUp({ authStatus: 1 });
  const made = await call(createBatch, { abilityNo, ...fields }, { token, 'idempotency-key': `batch-of-${accountId}` });
  const { jobId } = made.body.data;
  return {
    token,
    jobId,
    add: (name: string, bytes: Buffer, pictureNo?: number) =>
      sendForm(
        app,
        addBatchPicture,
        { jobId, name, ...(pictureNo && { pictureNo: String(pictureNo) }), file: { name, bytes } },
        { token },
      ),
    start: () => call(startBatch, { jobId }, { token }),
    ended: () =>
      eventually(async () => {
        const { data } = (await call(getBatch, { jobId }, { token })).body;
        expect(data.state).toBe('done');
        return data;
      }),
    list: async (order: 'sent' | 'name' = 'sent') =>
      (await call(queryBatchResults, { jobId, order }, { token })).body.data.list,
  };
};

describe('[API-05] a batch trial', () => {
  test('goes on with its other pictures when some are bad: each is a failed row with its name and reason', async () => {
    const { add, start, ended, list, token, jobId } = await begin();
    const bad = await add('坏-1.jpg', Buffer.from('no picture'), 2);
    expect([bad.status, bad.body.data]).toEqual([
      200,
      { pictureNo: 2, pictures: 1, code: '20010', reason: expect.stringContaining('格式') },
    ]);
    expect((await add('空.png', Buffer.alloc(0), 3)).body.data).toMatchObject({ pictureNo: 3, code: '20009' });
    // Sent again, as after an answer that was lost, it is the same.
    expect((await add('坏-1.jpg', Buffer.from('no picture'), 2)).body.data).toMatchObject({
      pictureNo: 2,
      pictures: 2,
    });
    expect((await start()).body.code, 'nothing to recognise yet').toBe('PTL0002');
    expect((await add('好.png', picture, 1)).body.data).toEqual({
      pictureNo: 1,
      pictures: 3,
      code: null,
      reason: null,
    });
    await start();
    expect(await ended()).toMatchObject({ pictures: 3, done: 1, failed: 2 });
    expect((await list()).map(({ name, state, code }) => [name, state, code])).toEqual([
      ['好.png', 'done', null],
      ['坏-1.jpg', 'failed', '20010'],
      ['空.png', 'failed', '20009'],
    ]);
    // A failed one has no charge.
    const [day] = await query<{ used: number }>(
      'select used from api_job_day d join api_job j using (account_id) where j.job_id = $1',
      [jobId],
    );
    expect(day?.used).toBe(1);
    const table = await app.inject({
      method: 'GET',
      url: `${getBatchTable.path}?jobId=${jobId}&format=csv`,
      headers: { token },
    });
    expect(table.body).toMatch(/"2","坏-1\.jpg",.*"失败","20010"/);
  });

  test('keeps the order that the user chose, also if pictures arrive in another; and sorts by name as people count', async () => {
    const { add, start, ended, list } = await begin();
    const names = ['图片-10.png', '图片-2.png', '图片-001.png', '图片-20.png'];
    for (const at of [2, 0, 3, 1]) await add(names[at] as string, picture, at + 1);
    const taken = await add('another.png', picture, 2);
    expect([taken.status, taken.body.code, taken.body.data]).toEqual([
      400,
      '10003',
      expect.objectContaining({ field: 'pictureNo' }),
    ]);
    expect((await add('after.png', picture)).body.data).toMatchObject({ pictureNo: 5 });
    await start();
    await ended();
    expect((await list()).map(({ name }) => name)).toEqual([...names, 'after.png']);
    // Where Latin letters come is up to the collation.
    const pictures = (await list('name')).filter(({ name }) => name.startsWith('图片'));
    expect(pictures.map(({ name }) => name)).toEqual(['图片-001.png', '图片-2.png', '图片-10.png', '图片-20.png']);
  });

  test('without a name gets one of its ability and the time; the list names the abilities', async () => {
    const { token, jobId } = await begin({ title: '' });
    const [listed] = (await call(queryJobs, {}, { token })).body.data.list;
    expect(listed).toMatchObject({ jobId, abilities: [{ abilityNo, abilityName: expect.stringMatching(/\S/) }] });
    const name = listed?.abilities[0]?.abilityName;
    expect(listed?.title).toMatch(new RegExp(`^${name} \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$`));
  });
});

describe('[API-05] a job', () => {
  test('of an ability without an engine, or of an unknown sample, is refused when it is created', async () => {
    const by = await developer();
    const refused = async (fields: Record<string, unknown>) => {
      const { status, code, data } = await open(createJob, fields, by);
      return [status, code, (data as { field?: string } | null)?.field];
    };
    expect(await refused({ abilityNo: 2 })).toEqual([200, '10007', 'abilityNo']);
    expect(await refused({ abilityNos: [abilityNo, 2] })).toEqual([200, '10007', 'abilityNos']);
    expect(await refused({ abilityNo, sampleIds: [SAMPLE, 'no-such-sample'] })).toEqual([400, '10003', 'sampleIds.1']);
    expect(await refused({ abilityNo, sampleIds: ['package-1'] })).toEqual([400, '10003', 'sampleIds.0']);
    expect(await query('select 1 from api_job where account_id = $1', [by.accountId])).toEqual([]);
  });

  test('of an archive that is started too early names the pieces that it lacks', async () => {
    const by = await developer();
    const archive = { bytes: 9 * 1_048_576, sha256: '0'.repeat(64) };
    const { jobId } = await create(by, { archive });
    expect(await open(startJob, { jobId }, by)).toMatchObject({
      code: 'PTL0007',
      data: { field: 'pieceNo', missing: [0, 1, 2] },
      remedy: expect.stringContaining('missing'),
    });
  });

  test('takes the places that a program gives its pictures', async () => {
    const by = await developer();
    const { jobId } = await create(by);
    await addPicture(by, jobId, 'b.png', picture, 2);
    await addPicture(by, jobId, 'a.png', picture, 1);
    await open(startJob, { jobId }, by);
    await ends(by, jobId);
    expect((await results(by, jobId)).map(({ pictureNo, name }) => [pictureNo, name])).toEqual([
      [1, 'a.png'],
      [2, 'b.png'],
    ]);
    expect(await used(by)).toBe(2);
  });
});
