import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { countView, getAbility } from '#contract/catalogue/calls.ts';
import { slowdown } from '#contract/kit/testing/relative-cpu-time.ts';
import { postmasterOf } from './data-folder.ts';
import { type Portal, startPortal } from './portal.ts';
import { preparedFolder } from './prepared-folder.ts';

const thorough = inject('thorough');

const WRITERS = 8;
const ABILITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const victims = ['server', 'database', 'both'] as const;
const kills = thorough ? [...victims, ...victims, ...victims, 'server' as const] : victims;

/** The first write succeeds within this time after the portal is ready, on a quiet machine. */
const FIRST_WRITE_WITHIN_MS = 3000;
const RECOVERY_TIMEOUT_MS = 60_000;

const seed = Number(process.env.HARD_KILL_SEED ?? randomInt(2 ** 31 - 1));
/** Each kill with the number of acknowledged views that it waits for. */
const [plan = []] = fc.sample(
  fc
    .tuple(
      fc.shuffledSubarray([...kills], { minLength: kills.length }),
      fc.array(fc.integer({ min: 20, max: 200 }), { minLength: kills.length, maxLength: kills.length }),
    )
    .map(([victims, views]) => victims.map((victim, at) => ({ victim, views: views[at] as number }))),
  { seed, numRuns: 1 },
);

test('every view that was acknowledged before a hard kill of server, database or both is found again, none twice', {
  timeout: 600_000,
}, async () => {
  const dataDir = await preparedFolder();
  const start = () => startPortal({ dataDir, env: { PAGE_CACHE: 'off' } });
  let portal: Portal = await start();
  onTestFinished(async () => void (await portal.stop()));

  const view = (key: string, abilityNo: number) =>
    fetch(portal.url + countView.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ abilityNo }),
      signal: AbortSignal.timeout(5000),
    }).then(async (answer) => answer.status === 200 && (await answer.json()).code === '200');

  const acknowledged = new Map<string, number>();
  let repeated = 0;
  let lastAcknowledgement = 0;
  let isOver = false;
  const write = async (writer: number) => {
    for (let turn = writer; !isOver; turn += 1) {
      const key = randomUUID();
      const abilityNo = ABILITIES[turn % ABILITIES.length] as number;
      let tries = 0;
      await vi.waitFor(
        async () => {
          tries += 1;
          expect(await view(key, abilityNo)).toBe(true);
        },
        { timeout: RECOVERY_TIMEOUT_MS, interval: 20 },
      );
      if (tries > 1) repeated += 1;
      acknowledged.set(key, abilityNo);
      lastAcknowledgement = performance.now();
    }
  };
  const acknowledgedAfter = (since: number, timeout: number) =>
    vi.waitFor(() => expect(lastAcknowledgement, 'time of the last good write').toBeGreaterThan(since), {
      timeout,
      interval: 10,
    });

  const killServer = async () => {
    portal.process.kill('SIGKILL');
    expect(await portal.stop()).toBe(null);
  };
  const killDatabase = () => {
    const pid = postmasterOf(dataDir);
    expect(pid, 'the database runs').toBeDefined();
    process.kill(pid as number, 'SIGKILL');
    return pid;
  };
  /** The portal comes back by itself, with another database process. */
  const healedFrom = (killed: number | undefined) =>
    vi.waitFor(
      async () => {
        expect([undefined, killed]).not.toContain(postmasterOf(dataDir));
        expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
      },
      { timeout: RECOVERY_TIMEOUT_MS, interval: 20 },
    );

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  // A writer that fails ends the wait for its views.
  const failed = Promise.all(writers).then(() => {});
  failed.catch(() => {});
  const untilFailure = <Result>(wait: Promise<Result>) => Promise.race([wait, failed.then(() => wait)]);

  try {
    for (const { victim, views } of plan) {
      const goal = acknowledged.size + views;
      await untilFailure(
        vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(goal), {
          timeout: RECOVERY_TIMEOUT_MS,
          interval: 2,
        }),
      );
      if (victim === 'database') {
        await untilFailure(healedFrom(killDatabase()));
      } else {
        if (victim === 'both') killDatabase();
        await killServer();
        portal = await start();
      }
      await untilFailure(acknowledgedAfter(performance.now(), FIRST_WRITE_WITHIN_MS * slowdown()));
    }
    isOver = true;
    await failed;

    const counted = async () => {
      const counts = new Map<number, number>();
      for (const abilityNo of ABILITIES) {
        const { data } = await (await fetch(`${portal.url}${getAbility.path}?abilityNo=${abilityNo}`)).json();
        counts.set(abilityNo, data.viewCount);
      }
      return counts;
    };
    const expected = new Map(
      ABILITIES.map((abilityNo) => [abilityNo, [...acknowledged.values()].filter((one) => one === abilityNo).length]),
    );
    expect(await counted()).toEqual(expected);
    for (const [key, abilityNo] of [...acknowledged].slice(0, 100)) expect(await view(key, abilityNo)).toBe(true);
    expect(await counted(), 'after repetitions').toEqual(expected);
    expect(repeated, 'views that a kill interrupted').toBeGreaterThan(0);
    expect(await portal.stop()).toBe(0);
  } catch (error) {
    isOver = true;
    throw new Error(`The run with HARD_KILL_SEED=${seed} failed.`, { cause: error });
  }
});
