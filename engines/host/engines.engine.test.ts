import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { BuiltInTask, Task } from '../engine.ts';
import type { EnginesOptions, HostedEngines } from './engines.ts';
import { createEngines } from './engines.ts';

const processPath = join(import.meta.dirname, 'testing/stub-process.ts');
const opened: HostedEngines[] = [];

const open = (options: Partial<EnginesOptions> = {}) => {
  const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 }, processPath, ...options });
  opened.push(engines);
  const ask = (text: string, signal?: AbortSignal, task: Task = 'general-text') =>
    engines.recognise({ task, picture: Buffer.from(text), ...(signal && { signal }) });
  return { engines, ask, pidOf: async (task?: BuiltInTask) => Number((await ask('who', undefined, task)).notes[1]) };
};
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map((engines) => engines.stop()));
});

it('[TRIAL-03] does jobs one after the other, each group in its own process', async () => {
  const { engines, ask, pidOf } = open();
  const answers = await Promise.all([ask('a'), ask('pause'), ask('b')]);
  expect(answers.map(({ notes }) => notes[0])).toEqual(['a', 'pause', 'b']);
  const pids = [await pidOf(), await pidOf('cattle')];
  expect(new Set([...pids, process.pid]).size).toBe(3);
  expect(engines.state()).toEqual([
    { group: 'text', ready: 1, waiting: 0 },
    { group: 'detection', ready: 1, waiting: 0 },
    { group: 'package', ready: 0, waiting: 0 },
  ]);
});

it('[TRIAL-05] rejects what comes to a full queue, and serves again once it is empty', async () => {
  const { ask } = open({ limits: { waiting: 2 } });
  await ask('first');
  const outcomes = await Promise.allSettled(['pause', 'a', 'b', 'c', 'd'].map((text) => ask(text)));
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[3]).toMatchObject({ reason: { kind: 'busy' } });
  await expect(ask('later')).resolves.toMatchObject({ notes: ['later', expect.any(String)] });
});

it('[TRIAL-05] rejects what has waited too long', async () => {
  const { ask } = open({ limits: { waitMs: 50, hangMs: 1000 } });
  // Still starting, or busy.
  const outcomes = await Promise.allSettled([ask('hang'), ask('waits')]);
  expect(outcomes[1]).toMatchObject({ reason: { kind: 'busy' } });
});

it.each([
  ['hang', { hangMs: 1000 }, 'hung', 'hung'],
  ['loop', { cpuMs: 500 }, 'late', 'late'],
] as const)('[TRIAL-08] [MEND-04] ends a process that does not answer in time: %s', async (text, limits, end, kind) => {
  const onTrouble = vi.fn();
  const { ask, pidOf } = open({ limits, onTrouble });
  const pid = await pidOf();
  await expect(ask(text)).rejects.toMatchObject({ kind });
  await gone(pid);
  expect(await pidOf()).not.toBe(pid);
  expect(onTrouble).toHaveBeenCalledWith('an engine process had to be ended', expect.objectContaining({ kind: end }));
});

it('[MEND-04] the time of a job is its own CPU time: one that waits for the machine is not late', async () => {
  const { ask } = open({ limits: { cpuMs: 100 } });
  await ask('first');
  await expect(ask('pause')).resolves.toMatchObject({ notes: ['pause', expect.any(String)] });
});

it('[MEND-04] rejects at once what would wait too long, with the expected wait, and nothing once the queue is empty', async () => {
  const { ask } = open({ limits: { expectedMs: 700 } });
  for (let done = 0; done < 6; done += 1) await ask('pause');
  const ends: unknown[] = [];
  const asked = Array.from({ length: 7 }, () =>
    ask('pause').then(
      () => void ends.push('served'),
      (refusal: unknown) => void ends.push(refusal),
    ),
  );
  await asked.at(-1);
  expect(ends.at(-1)).toMatchObject({ kind: 'busy', waitSeconds: expect.any(Number) });
  expect((ends.at(-1) as { waitSeconds: number }).waitSeconds).toBeGreaterThanOrEqual(1);
  expect(ends).not.toContain('served');
  await Promise.all(asked);
  expect(ends).toContain('served');
  await expect(ask('later')).resolves.toMatchObject({ notes: ['later', expect.any(String)] });
});

it('[MEND-04] reports where a job is, and lets one wait longer if its caller does', async () => {
  const { engines, ask } = open({ limits: { expectedMs: 100 } });
  for (let done = 0; done < 4; done += 1) await ask('pause');
  const jobs = [1, 2, 3].map(
    () => ({ task: 'general-text', picture: Buffer.from('pause'), withinMs: 60_000 }) as const,
  );
  const outcomes = jobs.map((job) => engines.recognise(job));
  expect(jobs.map((job) => engines.progressOf(job))).toMatchObject([
    { isRunning: true, before: 0 },
    { isRunning: false, before: 1 },
    { isRunning: false, before: 2 },
  ]);
  const [next, last] = jobs.slice(1).map((job) => engines.progressOf(job)?.expectedMs);
  expect(last).toBeGreaterThanOrEqual(next as number);
  await outcomes[0];
  expect(jobs.map((job) => engines.progressOf(job))).toMatchObject([undefined, { isRunning: true }, { before: 1 }]);
  await expect(ask('not so long')).rejects.toMatchObject({ kind: 'busy', waitSeconds: expect.any(Number) });
  await Promise.all(outcomes);
  expect(jobs.map((job) => engines.progressOf(job))).toEqual([undefined, undefined, undefined]);
});

it('[TRIAL-08] ends a process that takes too much memory for a picture', async () => {
  const onTrouble = vi.fn();
  const { ask, pidOf } = open({
    limits: { memoryBytes: { text: 500e6, detection: 500e6, package: 500e6 } },
    onTrouble,
  });
  const pid = await pidOf();
  await expect(ask('eat')).rejects.toMatchObject({ kind: 'failed' });
  await gone(pid);
  expect(onTrouble.mock.calls).toEqual([
    ['an engine process had to be ended', expect.objectContaining({ kind: 'memory' })],
  ]);
  await expect(ask('on')).resolves.toBeDefined();
});

it('[TRIAL-08] loses the one job of a process that dies, and no other', async () => {
  const onTrouble = vi.fn();
  const { ask, pidOf } = open({ onTrouble });
  const outcomes = await Promise.allSettled([ask('a'), ask('exit'), ask('b'), ask('c')]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { kind: 'failed', cause: { message: 'ended with 3' } } });
  const pid = await pidOf();
  process.kill(pid, 'SIGKILL');
  await gone(pid);
  expect(await pidOf()).not.toBe(pid);
  expect(onTrouble).toHaveBeenCalledTimes(2);
});

it('[TRIAL-08] fails a job over which two processes are gone before they begin it, and serves the next one', async () => {
  const { ask } = open();
  const outcomes = await Promise.allSettled([ask('vanish'), ask('next')]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { kind: 'failed' } },
    { status: 'fulfilled', value: { notes: ['next', expect.any(String)] } },
  ]);
});

it('[TRIAL-08] gives the job of a process that was gone before it began to another', async () => {
  const { ask, pidOf } = open();
  const pid = await pidOf();
  process.kill(pid, 'SIGKILL');
  // The end of the process is not known yet.
  await expect(ask('soon')).resolves.toMatchObject({ notes: ['soon', expect.not.stringMatching(`^${pid}$`)] });
});

it('keeps a process whose engine only rejected a picture', async () => {
  const { ask, pidOf } = open();
  const pid = await pidOf();
  await expect(ask('throw')).rejects.toMatchObject({ kind: 'failed' });
  await expect(ask('undecodable')).rejects.toMatchObject({ kind: 'undecodable' });
  expect(await pidOf()).toBe(pid);
});

it('gives a job up that no caller waits for: in the queue, while it runs, and before it came', async () => {
  const { ask, pidOf } = open({ limits: { cancelledMs: 50 } });
  const pid = await pidOf();
  const [running, queued] = [new AbortController(), new AbortController()];
  const outcomes = [ask('hang', running.signal), ask('exit', queued.signal), ask('after')];
  queued.abort();
  running.abort();
  const settled = await Promise.allSettled([...outcomes, ask('never', AbortSignal.abort())]);
  expect(settled.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.kind : 'done'))).toEqual([
    'cancelled',
    'cancelled',
    'done',
    'cancelled',
  ]);
  expect(await pidOf()).not.toBe(pid);
});

it('lets a short job that was given up end, and keeps its process', async () => {
  const { ask, pidOf } = open({ limits: { cancelledMs: 10_000 } });
  const pid = await pidOf();
  const given = new AbortController();
  const outcome = ask('pause', given.signal);
  given.abort();
  await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' });
  expect(await pidOf()).toBe(pid);
});

it('replaces a process after so many jobs, once another is ready', async () => {
  const { ask, pidOf } = open({ limits: { jobs: 3 } });
  const pids = [await pidOf(), await pidOf(), await pidOf(), await pidOf()];
  expect(new Set(pids).size).toBe(1);
  await vi.waitFor(async () => expect(await pidOf()).not.toBe(pids[0]), { timeout: 10_000 });
  await gone(pids[0] as number);
  await expect(ask('on')).resolves.toBeDefined();
});

it('[TRIAL-08] rejects jobs while no process comes up, and recovers', async () => {
  vi.stubEnv('HOME', '/fails-at-its-start');
  const { ask } = open();
  await expect(ask('a')).rejects.toMatchObject({ kind: 'failed' });
  await expect(ask('b')).rejects.toMatchObject({ kind: 'failed' });
  vi.unstubAllEnvs();
  await vi.waitFor(() => ask('c'), { timeout: 10_000, interval: 200 });
});

it('passes none of the secrets to processes', async () => {
  vi.stubEnv('PORTAL_SECRET', 'not-for-engines');
  vi.stubEnv('DATABASE_URL', 'not-for-engines');
  const { ask } = open();
  const refusal = await ask('environment').catch((error: Error) => error);
  expect(((refusal as Error).cause as Error).message).not.toContain('not-for-engines');
});

it('stops at once: what waits and what runs fails, and no process stays', async () => {
  const { engines, ask, pidOf } = open();
  const pids = [await pidOf(), await pidOf('sheep')];
  const outcomes = Promise.allSettled([ask('loop'), ask('waits')]);
  await engines.stop();
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { kind: 'stopping' } });
  expect(pids.filter(isAlive)).toEqual([]);
  await expect(ask('late')).rejects.toMatchObject({ kind: 'stopping' });
});

it('ends processes on demand that have nothing to do', async () => {
  const { ask } = open({ limits: { idleMs: 100 } });
  const pid = Number((await ask('who', undefined, { package: 'folder' })).notes[1]);
  await gone(pid);
  await expect(ask('again', undefined, { package: 'folder' })).resolves.toBeDefined();
});

it('gives way to the server that it works for, by the steps of its setting and however urgent that is, and leaves no process behind, not even a busy one', async () => {
  const program = [process.execPath, join(import.meta.dirname, 'testing/parent-process.ts')];
  const parent = spawn('nice', ['-n', '7', ...program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise<string>((resolve) => parent.stdout.once('data', (chunk) => resolve(String(chunk))));
  const pids = said.trim().split(' ').map(Number);
  expect(pids.filter(isAlive)).toHaveLength(2);
  expect(pids.map((pid) => getPriority(pid))).toEqual(pids.map(() => Math.min(19, getPriority() + 7 + 3)));
  parent.kill('SIGKILL');
  for (const pid of pids) await gone(pid);
});
