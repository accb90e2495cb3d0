import { expect, test } from 'vitest';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { getDownloads, MODEL_DOWNLOAD_PATH } from '#contract/trial/model-download.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, createTrials, somePicture, stubEngines } from './testing.ts';

const stub = stubEngines();
const { app, call, signUp } = await testApp({}, stub);
const trials = createTrials(app);
const image = { name: 'a.png', bytes: await somePicture() };
const numbers = (list: readonly { abilityNo: number }[]) => list.map(({ abilityNo }) => abilityNo);

test('[MEND-01] a trial of open targets looks for the chosen ones alone; other names and abilities reject a choice', async () => {
  const { choices } = (await call(getPanel, { abilityNo: 29 })).body.data;
  expect(choices).toHaveLength(80);
  const { token } = await signUp({ authStatus: 2 });
  const own = (fields: Record<string, string>) => trials.send({ abilityNo: '29', image, ...fields }, { token });
  expect((await own({ labels: '人,手机' })).body.code).toBe('200');
  expect(stub.jobs.at(-1)?.task).toEqual({ labels: ['人', '手机'] });
  expect((await own({})).body.code).toBe('200');
  expect(stub.jobs.at(-1)?.task).toBe('open-target');
  const jobs = stub.jobs.length;
  for (const wrong of [
    { labels: '独角兽' },
    { labels: '人,人' },
    { labels: '' },
    { labels: '人', abilityNo: ABILITY },
  ]) {
    const refused = await own(wrong);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      400,
      '10003',
      { field: expect.stringMatching(/^labels/) },
    ]);
  }
  expect(stub.jobs).toHaveLength(jobs);
});

test('[MEND-01] without the weights of detection, what needs them has no engine, anywhere', async () => {
  const without = await testApp({ DETECTION_WEIGHTS: 'off' }, stub);
  await without.app.ready();
  const { list } = (await without.call(queryEquipped)).body.data;
  const left = numbers(list);
  const gone = [1, 5, 15, 16, 28, 29, 33];
  expect(left).toEqual(
    Object.keys(builtInTasks)
      .map(Number)
      .filter((abilityNo) => !gone.includes(abilityNo)),
  );
  const marked = (await without.call(queryAbilities, { pageNo: 1, pageSize: 100, hasEngine: true })).body.data.list;
  expect(numbers(marked)).toEqual(left);
  const { token } = await without.signUp({ authStatus: 2 });
  for (const abilityNo of gone) {
    expect((await without.call(getPanel, { abilityNo })).body.data.engine).toBe(null);
    const refused = await createTrials(without.app).send({ abilityNo: String(abilityNo), image }, { token });
    expect([refused.status, refused.body.code]).toEqual([200, '10007']);
  }
});

test('[MEND-01] no model of a built-in engine is offered as a download', async () => {
  const { token } = await signUp({ authStatus: 2 });
  for (const abilityNo of Object.keys(builtInTasks)) {
    expect((await call(getDownloads, { abilityNo })).body.data.list).toEqual([]);
    const url = `${MODEL_DOWNLOAD_PATH}?abilityNo=${abilityNo}&chipId=41`;
    const { statusCode, body } = await app.inject({ url, headers: { token } });
    expect([statusCode, JSON.parse(body).code]).toEqual([200, '10011']);
  }
});
