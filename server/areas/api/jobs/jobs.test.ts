import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { addJobPiece, cancelJob, createJob, getJob, startJob } from '#contract/api/job-open-calls.ts';
import { removeApplication, revokeKey } from '#contract/api/applications/calls.ts';
import { blockKey } from '#contract/api/applications/console-key-calls.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import type { JobParts } from './job-actions.ts';
import { createJobQuotaStore } from './job-quota-store.ts';
import { createJobStore, type JobRow, oldJobs } from './job-store.ts';
import { lateJobsJob } from './late-jobs.ts';
import { createJobDeeds, eventually } from './testing.ts';
import { unpackWorker } from './unpack-job.ts';

const stub = stubEngines();
const fetching = { mayReach: () => true, mayUsePort: () => true };
const files = `file:${mkdtempSync(join(tmpdir(), 'portal-jobs-'))}`;
afterAll(() => rmSync(files.slice('file:'.length), { recursive: true }));
const parts = await testApp({ FILES_URL: files }, { ...stub, fetching });
const { app, config, connection, database, signUp, call } = parts;
await app.ready();
const { open, query, developer, create, stateOf, ends, results, used, ledger, addPicture } = createJobDeeds(parts);
const bytes = await somePicture();
const other = await somePicture('jpeg');
const abilityNo = Number(ABILITY);

const pictures = createServer((request, response) => {
  if (request.url?.startsWith('/missing')) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
}).listen(0, '127.0.0.1');
await once(pictures, 'listening');
afterAll(() => void pictures.close());
const origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;

afterEach(() => stub.mend());

const sendArchive = async (
  by: Parameters<typeof addPicture>[0],
  archive: Buffer,
  { sha256 = createHash('sha256').update(archive).digest('hex') } = {},
) => {
  const made = (await open(createJob, { abilityNo, archive: { bytes: archive.length, sha256 } }, by)).data;
  for (let pieceNo = 0; pieceNo < (made.pieces ?? 0); pieceNo += 1) {
    const size = made.pieceBytes ?? 0;
    const piece = archive.subarray(pieceNo * size, (pieceNo + 1) * size);
    await open(addJobPiece, { jobId: made.jobId, pieceNo }, { ...by, file: { name: 'piece', bytes: piece } });
  }
  return made.jobId;
};

describe('[API-05] a job over many pictures', () => {
  test('by addresses starts at once, and each picture has its result, its charge and its place in the ledger', async () => {
    const by = await developer();
    const job = await create(by, {
      addresses: [`${origin}/a.png`, `${origin}/missing`, `${origin}/c.png`],
      title: '夜班',
    });
    expect(job).toMatchObject({ state: 'running', items: 3, source: 'addresses', title: '夜班' });
    expect(await ends(by, job.jobId)).toMatchObject({ done: 2, failed: 1 });
    const list = await results(by, job.jobId);
    expect(list.map(({ itemNo, state, code }) => [itemNo, state, code])).toEqual([
      [1, 'done', null],
      [2, 'failed', '10005'],
      [3, 'done', null],
    ]);
    expect(list[0]).toMatchObject({
      name: `${origin}/a.png`,
      result: { width: 64, notes: ['stub'], model: expect.any(String) },
    });
    expect(list[1]).toMatchObject({ remedy: expect.stringMatching(/\S/) });
    // An address may hold a signature, so the ledger has none.
    expect(await query('select distinct subject from trial_ledger where owner = $1', [by.accountId])).toEqual([
      { subject: '网络图片' },
    ]);
    // Failed items cost nothing.
    expect(await used(by)).toBe(2);
    expect((await ledger(by)).map((row) => row.request_id).sort()).toEqual(
      [list[0]?.requestId, list[2]?.requestId].sort(),
    );
    const [count] = await query('select 1 from trial_count where owner = $1', [by.accountId]);
    expect(count, 'the quotas of trials are others').toBeUndefined();
  });

  test('by pictures one by one, with several abilities and a threshold; a repeated picture counts once', async () => {
    const by = await developer();
    const target = (score: number) => ({ label: '人', score, box: [0, 0, 1, 1] as [number, number, number, number] });
    stub.answerBy(async () => ({ ...stub.found, targets: [target(0.5), target(0.9)] }));
    const { jobId } = await create(by, { abilityNo: undefined, abilityNos: [35, 36], threshold: 0.6 });
    expect((await addPicture(by, jobId, 'a.png')).data).toEqual({ pictureNo: 1, pictures: 1 });
    expect((await addPicture(by, jobId, 'a.png')).data).toEqual({ pictureNo: 1, pictures: 1 });
    expect((await addPicture(by, jobId, 'a.png', other)).code).toBe('PTL0006');
    expect((await addPicture(by, jobId, 'b.jpg', other)).data).toEqual({ pictureNo: 2, pictures: 2 });
    expect((await addPicture(by, jobId, 'c.png', Buffer.from('no picture'))).code).toBe('20010');
    expect((await open(startJob, { jobId }, by)).data.state).toBe('running');
    await ends(by, jobId);
    expect((await open(startJob, { jobId }, by)).data.state, 'starting again changes nothing').toBe('done');
    expect((await addPicture(by, jobId, 'd.png')).code).toBe('PTL0002');
    const list = await results(by, jobId);
    expect(list.map(({ pictureNo, abilityNo: no, result }) => [pictureNo, no, result?.targets.length])).toEqual([
      [1, 35, 1],
      [1, 36, 1],
      [2, 35, 1],
      [2, 36, 1],
    ]);
    expect(await used(by)).toBe(4);
    // The bytes are gone once there is a result.
    expect(await query('select 1 from api_job_bytes where job_id = $1', [jobId])).toEqual([]);
  });

  test('as an archive in pieces: names of Windows are read, what is no picture is skipped', async () => {
    const by = await developer();
    const gbk = Buffer.from([0xb0, 0xa1]);
    const archive = zipOf([
      { name: '夜班/1.png', bytes },
      { name: 'readme.txt', bytes: Buffer.from('text') },
      { name: '__MACOSX/._1.png', bytes: Buffer.from('x') },
      { name: 'XX.jpg', bytes: other },
    ]);
    for (let at = archive.indexOf('XX.jpg'); at !== -1; at = archive.indexOf('XX.jpg')) gbk.copy(archive, at);
    const jobId = await sendArchive(by, archive);
    // The job may have ended before the answer is read.
    expect(['unpacking', 'running', 'done']).toContain((await open(startJob, { jobId }, by)).data.state);
    expect(await ends(by, jobId)).toMatchObject({ pictures: 2, skipped: 1, done: 2 });
    expect((await results(by, jobId)).map(({ name }) => name)).toEqual(['夜班/1.png', '啊.jpg']);
    expect(await query('select 1 from api_job_piece where job_id = $1', [jobId])).toEqual([]);
  });

  test('an archive with one name twice loses none, and a worker that another one has overtaken changes nothing', async () => {
    const by = await developer();
    const names = ['x.png', '3-x.png', 'x.png'];
    const jobId = await sendArchive(by, zipOf(names.map((name) => ({ name, bytes }))));
    // This test unpacks it in place of the queue, with storage that stops the first worker in the middle.
    await query(`update api_job set state = 'unpacking' where job_id = $1`, [jobId]);
    const storage = createFileStorage(config.files);
    const inside = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const slow = {
      ...storage,
      put: async (...given: Parameters<typeof storage.put>) => {
        inside.resolve();
        await go.promise;
        return storage.put(...given);
      },
    };
    const enqueued: unknown[] = [];
    const parts = {
      database,
      enqueue: async (...given: unknown[]) => void enqueued.push(given),
      notify: async () => {},
      onEnded: async () => {},
    };
    const workerOf = (own: typeof storage) => unpackWorker({ ...parts, storage: own } as JobParts);
    const run = (own: typeof storage) =>
      workerOf(own).run({ jobId }, { signal: new AbortController().signal } as never);
    const first = run(slow);
    await inside.promise;
    await run(storage);
    expect(await stateOf(by, jobId)).toMatchObject({ state: 'running', pictures: 3 });
    go.resolve();
    await first;
    expect(await stateOf(by, jobId)).toMatchObject({ state: 'running', pictures: 3, code: null });
    expect(enqueued).toHaveLength(1);
    const rows = await query<{ name: string }>('select name from api_job_picture where job_id = $1', [jobId]);
    expect(rows.map(({ name }) => name).sort()).toEqual(['3-x.png', '4-x.png', 'x.png']);
    await open(cancelJob, { jobId }, by);
  });

  test.each([
    ['cut off', (zip: Buffer) => zip.subarray(0, -30), 'PTL0037'],
    ['no archive', () => Buffer.from('PK nothing'), 'PTL0037'],
    ['a bomb', () => zipOf([{ name: 'a.png', bytes: Buffer.alloc(4_000_000), deflate: true }]), 'PTL0037'],
    [
      'larger than it says',
      () => zipOf([{ name: 'a.png', bytes: Buffer.alloc(200_000, 'ab'), deflate: true, size: 100 }]),
      'PTL0037',
    ],
    ['without a picture', () => zipOf([{ name: 'a.txt', bytes: Buffer.from('a') }]), 'PTL0037'],
    [
      'with 10 000 pictures',
      () => zipOf(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.png`, bytes: bytes.subarray(0, 1) }))),
      'PTL0035',
    ],
  ])(
    'an archive that is %s is refused and costs nothing',
    async (_name, make, code) => {
      const by = await developer();
      const jobId = await sendArchive(by, make(zipOf([{ name: 'a.png', bytes }])));
      await open(startJob, { jobId }, by);
      expect(await ends(by, jobId, 'refused')).toMatchObject({ code, reason: expect.stringMatching(/\S/) });
      expect(await used(by)).toBe(0);
    },
    60_000,
  );

  test('what is bad in an archive fails by itself and is not counted, the rest is recognised', async () => {
    const by = await developer();
    const archive = zipOf([
      { name: 'good.png', bytes },
      { name: 'damaged.png', bytes },
      { name: 'bomb.png', bytes: Buffer.alloc(4_000_000), deflate: true },
      { name: 'large.png', bytes: Buffer.alloc(5_000_000, randomBytes(4096)) },
      { name: 'locked.png', bytes, flags: 1 },
      { name: 'also-good.png', bytes: other },
    ]);
    const inDamaged = archive.indexOf('damaged.png') + 'damaged.png'.length + 20;
    archive.writeUInt8(archive.readUInt8(inDamaged) ^ 1, inDamaged);
    const jobId = await sendArchive(by, archive);
    await open(startJob, { jobId }, by);
    expect(await ends(by, jobId)).toMatchObject({ pictures: 6, items: 6, done: 2, failed: 4, skipped: 0 });
    const list = await results(by, jobId);
    expect(list.map(({ name, state, code }) => [name, state, code])).toEqual([
      ['good.png', 'done', null],
      ['damaged.png', 'failed', 'PTL0040'],
      ['bomb.png', 'failed', 'PTL0040'],
      ['large.png', 'failed', 'PTL0040'],
      ['locked.png', 'failed', 'PTL0040'],
      ['also-good.png', 'done', null],
    ]);
    expect(list[1]).toMatchObject({ reason: expect.stringContaining('ZIP'), remedy: expect.stringMatching(/\S/) });
    expect(await used(by)).toBe(2);
    expect(await ledger(by)).toHaveLength(2);
  });

  test('an archive with another hash is refused', async () => {
    const by = await developer();
    const jobId = await sendArchive(by, zipOf([{ name: 'a.png', bytes }]), { sha256: '0'.repeat(64) });
    await open(startJob, { jobId }, by);
    expect(await ends(by, jobId, 'refused')).toMatchObject({ code: 'PTL0037' });
  });

  test('10 000 pictures, two sources, none, and unknown abilities are refused', async () => {
    const by = await developer();
    const refused = async (fields: object) => {
      const { status, code, data } = await open(createJob, { abilityNo, ...fields }, by);
      return [status, code, (data as { field?: string } | null)?.field];
    };
    const many = Array.from({ length: 10_000 }, () => SAMPLE);
    expect(await refused({ sampleIds: many })).toEqual([400, '10003', 'sampleIds']);
    expect(await refused({ addresses: many })).toEqual([400, '10003', 'addresses']);
    expect(await refused({ sampleIds: [SAMPLE], addresses: [origin] })).toEqual([400, '10003', 'sampleIds']);
    expect(await refused({ abilityNo: undefined })).toEqual([400, '10003', 'abilityNo']);
    expect(await refused({ abilityNo: 999_999 })).toEqual([200, '10006', 'abilityNo']);
    expect(await refused({ archive: { bytes: 10 ** 10, sha256: '0'.repeat(64) } })).toEqual([
      400,
      '10003',
      'archive.bytes',
    ]);
    const { jobId } = await create(by);
    expect(await open(startJob, { jobId }, by)).toMatchObject({ code: 'PTL0002', data: { field: 'pictures' } });
  });

  test('an idempotency key makes one job, also when both arrive at once', async () => {
    const by = await developer();
    const headers = { ...by.headers, 'idempotency-key': 'night-1' };
    const sampleIds = [SAMPLE];
    const both = await Promise.all([1, 2].map(() => open(createJob, { abilityNo, sampleIds }, { headers })));
    expect(new Set(both.map(({ data }) => data.jobId)).size).toBe(1);
    expect(await open(createJob, { abilityNo, sampleIds: [SAMPLE, SAMPLE] }, { headers })).toMatchObject({
      code: '10003',
      data: { field: 'Idempotency-Key' },
    });
    expect(await used(by)).toBe(1);
    // The next test counts what is recognised.
    await ends(by, both[0]?.data.jobId ?? '');
  });

  test('cancelled: what has a result keeps it, the rest is not recognised and not counted', async () => {
    const by = await developer();
    const second = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let begun = 0;
    stub.answerBy(async () => {
      begun += 1;
      if (begun === 2) {
        second.resolve();
        await go.promise;
      }
      return stub.found;
    });
    const { jobId } = await create(by, { sampleIds: Array.from({ length: 9 }, () => SAMPLE) });
    await second.promise;
    // The end of the first one is written at the same time as the second one.
    await expect.poll(async () => (await open(getJob, { jobId }, by)).data.done).toBe(1);
    expect((await open(cancelJob, { jobId }, by)).data).toMatchObject({ state: 'cancelled', done: 1 });
    go.resolve();
    const next = await create(by, { sampleIds: [SAMPLE] });
    await ends(by, next.jobId);
    expect((await results(by, jobId)).map(({ state }) => state)).toEqual([
      'done',
      ...Array.from({ length: 8 }, () => 'cancelled'),
    ]);
    expect(await used(by)).toBe(2);
    expect(await ledger(by)).toHaveLength(2);
  });

  test('a revoked key ends its jobs, and a locked account as well', async () => {
    for (const [text, code, id] of [
      ['update api_key set revoked_at = now() where key_id = $1', 'PTL0020', 'keyId'],
      ['update identity_account set enabled = false where account_id = $1', 'PTL0011', 'accountId'],
    ] as const) {
      const by = await developer();
      const first = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      stub.answerBy(async () => {
        first.resolve();
        await go.promise;
        return stub.found;
      });
      const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE, SAMPLE] });
      await first.promise;
      await query(text, [by[id]]);
      go.resolve();
      await eventually(async () =>
        expect(await query('select state, code, done from api_job where job_id = $1', [jobId])).toEqual([
          { state: 'cancelled', code, done: 1 },
        ]),
      );
    }
  });

  test('a key that was removed, has expired or was replaced ends its jobs too; revoking or blocking it ends them at once', async () => {
    const hangs = async () => {
      const first = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      stub.answerBy(async () => {
        first.resolve();
        await go.promise;
        return stub.found;
      });
      const by = await developer();
      const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE, SAMPLE] });
      await first.promise;
      return { by, jobId, go: go.resolve };
    };
    const jobRow = (jobId: string) => query('select state, code, done from api_job where job_id = $1', [jobId]);
    for (const [text, code] of [
      [
        'delete from api_application where application_id = (select application_id from api_key where key_id = $1)',
        'PTL0020',
      ],
      ['update api_key set expires_at = now() where key_id = $1', 'PTL0021'],
      ['update api_key set good_until = now() where key_id = $1', 'PTL0022'],
    ] as const) {
      const { by, jobId, go } = await hangs();
      await query(text, [by.keyId]);
      go();
      await eventually(async () => expect(await jobRow(jobId)).toEqual([{ state: 'cancelled', code, done: 1 }]));
    }
    const { by, jobId, go } = await hangs();
    expect((await call(revokeKey, { keyId: by.keyId }, { token: by.token })).body.code).toBe('200');
    // Before the picture that is being recognised has ended.
    expect(await jobRow(jobId)).toEqual([{ state: 'cancelled', code: 'PTL0020', done: 0 }]);
    expect(await used(by)).toBe(0);
    go();
    const blocked = await hangs();
    const operator = await signUp({ userRoles: [5] });
    const block = { keyId: blocked.by.keyId, version: 1, reason: '密钥出现在公开代码库' };
    expect((await call(blockKey, block, { token: operator.token })).body.code).toBe('200');
    expect(await jobRow(blocked.jobId)).toEqual([{ state: 'cancelled', code: 'PTL0020', done: 0 }]);
    blocked.go();
    const other = await developer();
    const left = await create(other);
    const [row] = await query<{ application_id: string }>('select application_id from api_job where job_id = $1', [
      left.jobId,
    ]);
    await query('update api_key set expires_at = now() where key_id = $1', [other.keyId]);
    await call(removeApplication, { applicationId: row?.application_id as string }, { token: other.token });
    expect(await jobRow(left.jobId)).toEqual([{ state: 'cancelled', code: 'PTL0020', done: 0 }]);
  }, 60_000);

  test('a key with several jobs can be revoked while their pictures end', async () => {
    const go = Promise.withResolvers<void>();
    stub.answerBy(async () => {
      await go.promise;
      return stub.found;
    });
    const by = await developer();
    const jobs = [await create(by, { sampleIds: [SAMPLE] }), await create(by, { sampleIds: [SAMPLE] })];
    const later = jobs.map(({ jobId }) => jobId).sort()[1] as string;
    // As a worker does that ends a picture: the job first, then the count of the day.
    const revoked = await database.transaction(async (transaction) => {
      const store = createJobStore(transaction);
      const held = await store.hold(later);
      const answer = call(revokeKey, { keyId: by.keyId }, { token: by.token });
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%api_job%'`;
      await eventually(async () => expect(await query(waiting)).not.toEqual([]));
      await createJobQuotaStore(transaction).refund(held as JobRow, 1);
      return { answer };
    });
    expect((await revoked.answer).body.code).toBe('200');
    const ended = await query('select state, code from api_job where account_id = $1', [by.accountId]);
    expect(ended).toEqual(Array.from({ length: 2 }, () => ({ state: 'cancelled', code: 'PTL0020' })));
    go.resolve();
  }, 60_000);

  test('a job that has not ended for three days is refused: results stay, the rest is refunded, receivers are notified', async () => {
    const by = await developer();
    const second = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let begun = 0;
    stub.answerBy(async () => {
      begun += 1;
      if (begun === 2) {
        second.resolve();
        await go.promise;
      }
      return stub.found;
    });
    const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE, SAMPLE] });
    await second.promise;
    await eventually(async () => expect((await stateOf(by, jobId)).done).toBe(1));
    await query('update api_job set results_until = now() where job_id = $1', [jobId]);
    // Whichever comes first.
    await removeOld(database, oldJobs, silentLog);
    const told: string[] = [];
    const onEnded = async (_transaction: unknown, job: { job_id: string; state: string }) =>
      void told.push(job.job_id, job.state);
    await lateJobsJob(database, onEnded).run(() => false);
    await removeOld(database, oldJobs, silentLog);
    go.resolve();
    expect(told).toEqual([jobId, 'refused']);
    expect(await stateOf(by, jobId)).toMatchObject({ state: 'refused', code: '20008', done: 1 });
    expect(await used(by)).toBe(1);
    expect((await results(by, jobId)).map(({ state }) => state)).toEqual(['done', 'cancelled', 'cancelled']);
  });

  test('busy engines delay a job and fail nothing; a picture that the engine cannot do is tried thrice', async () => {
    const by = await developer();
    let asked = 0;
    stub.answerBy(async () => {
      asked += 1;
      return stub.found;
    });
    stub.fail('busy');
    const { jobId } = await create(by, { sampleIds: [SAMPLE] });
    await eventually(async () => expect(stub.jobs.at(-1)).toMatchObject({ isBatch: true }));
    stub.mend();
    expect(await ends(by, jobId)).toMatchObject({ done: 1 });
    asked = 0;
    const before = stub.jobs.length;
    stub.fail('failed');
    const failing = await create(by, { sampleIds: [SAMPLE] });
    expect(await ends(by, failing.jobId)).toMatchObject({ failed: 1 });
    expect(stub.jobs.length - before).toBe(3);
    expect(await used(by)).toBe(1);
  }, 60_000);

  test('another account need not wait for a large job', async () => {
    const large = await developer();
    const small = await developer();
    stub.answerBy(async (job) => {
      await new Promise((resolve) => setTimeout(resolve, job.picture.length > 0 ? 25 : 0));
      return stub.found;
    });
    const { jobId } = await create(large, { sampleIds: Array.from({ length: 400 }, () => SAMPLE) });
    const little = await create(small, { sampleIds: [SAMPLE] });
    await ends(small, little.jobId);
    expect(await stateOf(large, jobId)).toMatchObject({ state: 'running' });
    await open(cancelJob, { jobId }, large);
  }, 60_000);

  test('killed between two pictures, another node takes over, and each is answered and charged once', async () => {
    const by = await developer();
    const node = () =>
      fork(join(import.meta.dirname, '../../../app/job-node-testing.ts'), [JSON.stringify({ connection, files })], {
        stdio: 'inherit',
      });
    // This node hangs at the first picture, and lives longer than the first of the others.
    const go = Promise.withResolvers<void>();
    const hangs = Promise.withResolvers<void>();
    stub.answerBy(async () => {
      hangs.resolve();
      await go.promise;
      return stub.found;
    });
    const { jobId } = await create(by, { sampleIds: Array.from({ length: 60 }, () => SAMPLE) });
    await hangs.promise;
    const doneBy = (count: number) =>
      eventually(async () => expect((await stateOf(by, jobId)).done).toBeGreaterThanOrEqual(count));
    const first = node();
    onTestFinished(() => void first.kill('SIGKILL'));
    await doneBy(5);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const { done } = await stateOf(by, jobId);
    expect(done).toBeLessThan(60);
    await query(`update api_job_item set leased_until = now() where job_id = $1 and state = 'running'`, [jobId]);
    const second = node();
    onTestFinished(() => void second.kill('SIGKILL'));
    expect(await ends(by, jobId)).toMatchObject({ done: 60, failed: 0 });
    // A result that comes too late does not count.
    go.resolve();
    const next = await create(by, { sampleIds: [SAMPLE] });
    expect(await ends(by, next.jobId)).toMatchObject({ done: 1 });
    expect(await stateOf(by, jobId)).toMatchObject({ done: 60, failed: 0 });
    const list = await results(by, jobId);
    const ids = new Set(list.map(({ requestId }) => requestId));
    expect(ids.size).toBe(60);
    const charged = (await ledger(by)).map((row) => row.request_id);
    expect(charged).toHaveLength(61);
    expect(charged.filter((id) => ids.has(id))).toHaveLength(60);
    expect(await used(by)).toBe(61);
  }, 180_000);
});
