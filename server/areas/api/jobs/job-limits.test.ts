import { describe, expect, test } from 'vitest';
import { cancelJob, createJob, startJob } from '#contract/api/job-open-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import { createJobDeeds } from './testing.ts';

const stub = stubEngines();
const parts = await testApp({}, stub);
await parts.app.ready();
const { open, query, developer, create, ends, used, ledger, addPicture } = createJobDeeds(parts);
const abilityNo = Number(ABILITY);
const origin = 'http://pictures.example';

describe('[API-05] the limits of jobs:', () => {
  test('logged in has 20 pictures a day, in review and certified 1000, also by two jobs at once', async () => {
    const loggedIn = await developer({ authStatus: 0 });
    const twelve = { sampleIds: Array.from({ length: 12 }, () => SAMPLE) };
    const both = await Promise.all([1, 2].map(() => open(createJob, { abilityNo, ...twelve }, loggedIn)));
    expect(both.map(({ code }) => code).sort()).toEqual(['200', 'PTL0036']);
    expect(await used(loggedIn)).toBe(12);
    const thousand = { sampleIds: Array.from({ length: 1000 }, () => SAMPLE) };
    expect((await open(createJob, { abilityNo, ...thousand }, loggedIn)).code).toBe('PTL0036');
    for (const authStatus of [1, 2] as const) {
      const by = await developer({ authStatus });
      const { data: job } = await open(createJob, { abilityNo, ...thousand }, by);
      expect(job).toMatchObject({ items: 1000 });
      expect((await open(createJob, { abilityNo, sampleIds: [SAMPLE] }, by)).code).toBe('PTL0036');
      // Unrecognised pictures are not counted.
      const { done } = (await open(cancelJob, { jobId: job.jobId }, by)).data;
      expect(await used(by)).toBe(done);
    }
  });

  test('[API-01] the account is notified once at 80 and at 100 % of the pictures of a day', async () => {
    const by = await developer({ authStatus: 0 });
    const titles = async () =>
      (
        await query<{ title: string }>(
          `select title from messages_message where owner_id = $1 and title like '批量任务今日%' order by message_push_id`,
          [by.accountId],
        )
      ).map(({ title }) => title);
    const start = async (count: number) =>
      (await create(by, { sampleIds: Array.from({ length: count }, () => SAMPLE) })).jobId;
    const begun = [await start(15)];
    expect(await titles()).toEqual([]);
    begun.push(await start(1), await start(1));
    expect(await titles()).toEqual(['批量任务今日的图片数已用 80%']);
    begun.push(await start(3));
    expect(await titles()).toEqual(['批量任务今日的图片数已用 80%', '批量任务今日的图片数已用完']);
    for (const jobId of begun) await ends(by, jobId);
  });

  test('[API-01] a job notifies the owner of a key that has nearly used up its own limit of the day', async () => {
    const by = await developer({ dayLimit: 10 });
    const titles = async () =>
      (
        await query<{ title: string }>(
          `select title from messages_message where owner_id = $1 and title like '应用密钥今日%' order by message_push_id`,
          [by.accountId],
        )
      ).map(({ title }) => title);
    const start = async (count: number) =>
      (await create(by, { sampleIds: Array.from({ length: count }, () => SAMPLE) })).jobId;
    const begun = [await start(7)];
    expect(await titles()).toEqual([]);
    begun.push(await start(1), await start(1));
    expect(await titles()).toEqual(['应用密钥今日的次数已用 80%']);
    begun.push(await start(1));
    expect(await titles()).toEqual(['应用密钥今日的次数已用 80%', '应用密钥今日的次数已用完']);
    for (const jobId of begun) await ends(by, jobId);
  });

  test('uploads hold no more than what is left of the day, over all jobs of the account', async () => {
    const by = await developer({ authStatus: 0 });
    await ends(by, (await create(by, { sampleIds: Array.from({ length: 15 }, () => SAMPLE) })).jobId);
    const one = await create(by, { abilityNo: undefined, abilityNos: [35, 36] });
    const another = await create(by);
    expect((await addPicture(by, one.jobId, '1.png')).code).toBe('200');
    expect((await addPicture(by, one.jobId, '2.png')).code).toBe('200');
    const both = await Promise.all(['3.png', '4.png'].map((name) => addPicture(by, another.jobId, name)));
    expect(both.map(({ code }) => code).sort()).toEqual(['200', 'PTL0036']);
    expect((await addPicture(by, one.jobId, '1.png')).code, 'it is there already').toBe('200');
    expect((await open(startJob, { jobId: another.jobId }, by)).code).toBe('200');

    const archive = (bytesOf: number) =>
      open(createJob, { abilityNo, archive: { bytes: bytesOf, sha256: '0'.repeat(64) } }, by);
    const MIB = 1_048_576;
    expect((await archive(12 * MIB)).code).toBe('200');
    expect(await archive(12 * MIB)).toMatchObject({ code: 'PTL0036', data: { field: 'archive.bytes' } });
  });

  test('a test key takes samples only and is never charged; a key has its own limits', async () => {
    const by = await developer({ kind: 'test' });
    expect((await open(createJob, { abilityNo, addresses: [origin] }, by)).code).toBe('PTL0027');
    const { jobId } = await create(by, { sampleIds: [SAMPLE, SAMPLE] });
    expect(await ends(by, jobId)).toMatchObject({ done: 2, isFree: true });
    expect([await used(by), await ledger(by)]).toEqual([0, []]);

    const limited = await developer({ dayLimit: 1, abilityNos: [35] });
    expect((await open(createJob, { abilityNo, sampleIds: [SAMPLE, SAMPLE] }, limited)).code).toBe('PTL0026');
    expect(await used(limited)).toBe(0);
    expect((await open(createJob, { abilityNo: 36, sampleIds: [SAMPLE] }, limited)).code).toBe('PTL0025');
    const other = await developer({ uses: ['infer'] });
    expect((await open(createJob, { abilityNo, sampleIds: [SAMPLE] }, other)).code).toBe('PTL0025');
  });
});
