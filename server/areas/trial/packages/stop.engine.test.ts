import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listModels } from '#contract/trial/packages.ts';
import { endless } from '#engines/packages/testing/loops.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { stubEngines } from '../testing.ts';
import { createPackageCalls, packed } from './testing.ts';

const stub = stubEngines();
const { app, call, config, connection, database, secret, signUp } = await testApp({}, stub);

test('[TRIAL-07] a server that stops during a check refuses no package, and the next one checks it again', async () => {
  const { token } = await signUp({ userRoles: [5] });
  const abilities = (await call(listModels, {}, { token })).body.data.list;
  const { abilityNo, labels } = abilities.find(({ engine }) => engine === null) as (typeof abilities)[number];
  const bytes = packed(endless, { abilityNo, labels: labels.slice(0, 1) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { packageId } = (await createPackageCalls({ app, call }, token).finish(abilityNo, bytes)).body.data;

  const rowOf = async () => {
    const text = 'select state, tries, checking_since is not null as taken from trial_package where package_id = $1';
    return (await database.query({ name: '', text }, [packageId]))[0];
  };
  const untilTaken = () =>
    vi.waitFor(async () => expect(await rowOf()).toMatchObject({ taken: true }), { timeout: 20_000, interval: 50 });
  await untilTaken();
  await app.close();
  expect(await rowOf()).toEqual({ state: 'checking', tries: 0, taken: false });

  const root = join(import.meta.dirname, '../../../..');
  const next = await buildApp({
    config,
    database,
    connection,
    secret,
    root,
    engines: stub.engines,
    pages: 'none',
    onAnswer: checkAnswer,
  });
  await next.ready();
  await untilTaken();
  expect(await rowOf()).toEqual({ state: 'checking', tries: 1, taken: true });
  await next.close();
}, 60_000);
