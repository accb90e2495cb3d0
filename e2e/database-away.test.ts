import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countView, getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { queryMenus } from '#contract/site/calls.ts';
import { signal } from '#server/database/embedded/processes.ts';
import { dataFolder, databaseProcesses, postmasterOf } from './data-folder.ts';
import { type Portal, startPortal } from './portal.ts';

const ANSWER_WITHIN_MS = 2000;
/** What a busy machine adds to an answer that was ready in time. */
const TOLERANCE_MS = 1000;
const HEAL_WITHIN_MS = 3000;

const keptPages = [
  '/',
  '/open-ability/',
  '/open-ability/domain-case-detail/3',
  '/duty/?key=privacy-policy',
  '/nowhere',
];

const dataDir = dataFolder(afterAll);
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ dataDir, env: { LOG_LEVEL: 'error' } });
}, 120_000);
afterAll(async () => {
  expect(await portal.stop()).toBe(0);
});

interface Answer {
  path: string;
  status: number;
  retryAfter: string | null;
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
const calls = () => [
  post(countView.path, { abilityNo: 1 }),
  post(queryAbilities.path, { keyword: randomUUID(), pageNo: 1, pageSize: 10 }),
  post(queryMenus.path, { menuLevels: [2] }),
  ask(`${getAbility.path}?abilityNo=7`),
];

let turn = 0;
/** Pages that nobody has asked for before. */
const newPages = () => {
  turn += 1;
  return ['/open-ability/?keyword=', '/open-ability/hefei?keyword=', '/duty/?title='].map((path) =>
    ask(`${path}${turn}`),
  );
};

const expectOutage = async () => {
  const health = ask('/api/health');
  const [pages, answers] = await Promise.all([Promise.all(newPages()), Promise.all(calls())]);
  for (const { path, status, retryAfter, body, took } of pages) {
    expect([path, status]).toEqual([path, 503]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body.includes('server-error'), 'the picture of the error page').toBe(true);
    expect(/\.ts:\d|ECONN|read timeout|terminated|57P0/.exec(body)?.[0]).toBeUndefined();
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + TOLERANCE_MS);
  }
  for (const { path, status, retryAfter, body, took } of answers) {
    expect([path, status]).toEqual([path, 503]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(JSON.parse(body)).toEqual({ code: '10013', msg: expect.any(String), data: null });
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + TOLERANCE_MS);
  }
  const unhealthy = await health;
  expect(unhealthy.status).toBe(503);
  expect(JSON.parse(unhealthy.body).data).toMatchObject({ ready: false, database: 'away' });
};

const expectKept = async () => {
  for (const path of keptPages) {
    const { status, took } = await ask(path);
    expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
    expect(took, path).toBeLessThan(ANSWER_WITHIN_MS + TOLERANCE_MS);
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
  test('kept pages come, all else answers 503 in time, and all is well soon after', { timeout: 60_000 }, async () => {
    for (const path of keptPages) await ask(path);
    await expectHealed(HEAL_WITHIN_MS);
    const wake = hang();
    onTestFinished(wake);
    await expectKept();
    await expectOutage();
    await expectOutage();
    await expectKept();
    wake();
    await expectHealed(HEAL_WITHIN_MS + TOLERANCE_MS);
  });

  test('two hundred requests at a time are all answered, none after five seconds', { timeout: 60_000 }, async () => {
    const wake = hang();
    onTestFinished(wake);
    const answers = await Promise.all(Array.from({ length: 50 }, calls).flat());
    for (const { status, took } of answers) {
      expect(status).toBe(503);
      expect(took).toBeLessThan(5000);
    }
    wake();
    await expectHealed(HEAL_WITHIN_MS + TOLERANCE_MS);
  });
});

test('while the database is down kept pages come, all else answers 503; it comes back by itself', {
  timeout: 90_000,
}, async () => {
  await expectHealed(HEAL_WITHIN_MS);
  const killed = postmasterOf(dataDir) as number;
  // So that it does not come back before all has been seen: its successors end at once too.
  let isDown = true;
  signal(killed, 'SIGKILL');
  const keepDown = async () => {
    while (isDown) {
      const pid = postmasterOf(dataDir);
      if (pid !== undefined) signal(pid, 'SIGKILL');
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const down = keepDown();
  onTestFinished(() => void (isDown = false));
  await expectOutage();
  await expectKept();
  isDown = false;
  await down;
  // The pauses between tries to start the database have grown meanwhile.
  await expectHealed(30_000);
  expect(portal.output()).toContain('the database process ended unexpectedly');
});
