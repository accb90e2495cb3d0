import { randomInt, randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getTerms } from '#contract/agreements/calls.ts';
import { countView, getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { slowdown } from '#contract/kit/testing/relative-cpu-time.ts';
import { signal } from '#server/kit/database/embedded/processes.ts';
import { databaseProcesses, postmasterOf } from './data-folder.ts';
import { type Portal, PORTAL_TIMEOUT_MS, startPortal } from './portal.ts';
import { preparedFolder } from './prepared-folder.ts';

const ANSWER_WITHIN_MS = 2000;
/** Returns how long a second of work takes here: more under other load of the machine. */
const toleranceMs = () => 1000 * slowdown();
const HEAL_WITHIN_MS = 3000;
/** Before a test begins the portal only has to be well. */
const READY_WITHIN_MS = 30_000;

const cachedPages = [
  '/',
  '/open-ability/',
  '/open-ability/domain-case-detail/3',
  '/duty/?key=privacy-policy',
  '/nowhere',
];

let dataDir: string;
let portal: Portal;
beforeAll(async () => {
  dataDir = await preparedFolder(afterAll);
  portal = await startPortal({ dataDir, env: { LOG_LEVEL: 'error' } });
}, PORTAL_TIMEOUT_MS);
afterAll(async () => {
  const code = await portal.stop();
  if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
});

interface Answer {
  path: string;
  status: number;
  retryAfter: string | null;
  requestId: string | null;
  body: string;
  took: number;
}

const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
  const since = performance.now();
  const answer = await fetch(portal.url + path, { ...init, signal: AbortSignal.timeout(20_000) });
  const body = await answer.text();
  return {
    path,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    requestId: answer.headers.get('x-request-id'),
    body,
    took: performance.now() - since,
  };
};
const post = (path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
/** None of these requests was made before, so no response is cached. */
const calls = () => [
  post(countView.path, { abilityNo: 1 }),
  post(queryAbilities.path, { keyword: randomUUID(), pageNo: 1, pageSize: 10 }),
  ask(`${getAbility.path}?abilityNo=${randomInt(1000, 10_000)}`),
  ask(`${getTerms.path}?title=${randomUUID()}`),
];

let turn = 0;
/** Requests pages that were not requested before. */
const newPages = () => {
  turn += 1;
  return ['/open-ability/?keyword=', '/open-ability/hefei?keyword=', '/duty/?title='].map((path) =>
    ask(`${path}${turn}`),
  );
};

const expectOutage = async () => {
  const tolerance = toleranceMs();
  const health = ask('/api/health');
  const [pages, answers] = await Promise.all([Promise.all(newPages()), Promise.all(calls())]);
  for (const { path, status, retryAfter, body, took } of pages) {
    expect([path, status]).toEqual([path, 503]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body.includes('server-error'), 'the picture of the error page').toBe(true);
    expect(/\.ts:\d|ECONN|read timeout|terminated|57P0/.exec(body)?.[0]).toBeUndefined();
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + tolerance);
  }
  // What went wrong is found by the id that the visitor sees, and each line of the log says when it was written.
  await vi.waitFor(() => {
    const logged = portal.output();
    for (const { path, requestId } of pages) expect(logged.includes(requestId ?? '?'), `${path} in the log`).toBe(true);
  });
  expect(portal.output()).not.toMatch(/^[^{\n]*could not be loaded/m);
  for (const { path, status, retryAfter, body, took } of answers) {
    expect([path, status]).toEqual([path, 503]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ code: '10013', msg: expect.any(String), data: null });
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + tolerance);
  }
  const unhealthy = await health;
  expect(unhealthy.status).toBe(503);
  expect(JSON.parse(unhealthy.body).data).toMatchObject({ ready: false, database: 'away' });
};

const expectKept = async () => {
  const tolerance = toleranceMs();
  for (const path of cachedPages) {
    const { status, took } = await ask(path);
    expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + tolerance);
  }
};

const expectHealed = async (within: number) => {
  const isWell = async () => {
    expect((await ask('/api/health')).status).toBe(200);
    for (const { path, status } of await Promise.all([...newPages(), ...calls()]))
      expect([path, status === 503]).toEqual([path, false]);
  };
  await vi.waitFor(isWell, { timeout: within, interval: 50 });
};

const hang = () => {
  const processes = databaseProcesses(dataDir);
  for (const pid of processes) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of processes) signal(pid, 'SIGCONT');
  };
};

describe('while the database hangs', () => {
  test('kept pages come, all else answers 503 in time, and all is well soon after', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    for (const path of cachedPages) await ask(path);
    await expectHealed(READY_WITHIN_MS);
    const wake = hang();
    onTestFinished(wake);
    await expectKept();
    await expectOutage();
    await expectOutage();
    await expectKept();
    wake();
    await expectHealed(HEAL_WITHIN_MS + toleranceMs());
  });

  test('two hundred requests at a time are all answered, none after five seconds', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const wake = hang();
    onTestFinished(wake);
    const answers = await Promise.all(Array.from({ length: 50 }, calls).flat());
    const tolerance = toleranceMs();
    for (const { status, took } of answers) {
      expect(status).toBe(503);
      // On a quiet machine, five seconds.
      expect(took).toBeLessThan(4000 + tolerance);
    }
    wake();
    await expectHealed(HEAL_WITHIN_MS + toleranceMs());
  });
});

test('while the database is down kept pages come, all else answers 503; it comes back by itself', {
  timeout: 90_000,
}, async () => {
  await expectHealed(READY_WITHIN_MS);
  for (const path of cachedPages) await ask(path);
  // Prevents a restart of the database before the checks.
  const settings = join(dataDir, 'database/postgresql.conf');
  const right = readFileSync(settings);
  const restore = () => writeFileSync(settings, right);
  onTestFinished(restore);
  appendFileSync(settings, '\nnonsense = on\n');
  signal(postmasterOf(dataDir) as number, 'SIGKILL');
  await vi.waitFor(() => expect(portal.output()).toContain('the database could not be started again'), {
    timeout: 10_000,
  });
  await expectOutage();
  await expectKept();
  restore();
  // The pauses between attempts to start the database have become longer.
  await expectHealed(30_000);
});
