import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AlreadyRunning, takeLock } from './lock.ts';
import { commandOf, startOf } from './processes.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  lock = join(folder, 'portal.lock');
  return () => rmSync(folder, { recursive: true });
});

const owner = () => JSON.parse(readFileSync(lock, 'utf8'));

function leave(pid: number, startedAt: string, path = lock, id = 'before'): void {
  writeFileSync(path, JSON.stringify({ pid, startedAt, id }));
}

function expectTaken(): void {
  const release = takeLock(lock);
  expect(owner().pid).toBe(process.pid);
  expect(readdirSync(folder)).toEqual(['portal.lock']);
  release();
  expect(readdirSync(folder)).toEqual([]);
}

/** Returns the id of a process that has ended and was waited for. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

test('a free lock is taken and released', expectTaken);

test('the lock of a live process is refused with its pid and does not change', () => {
  const release = takeLock(lock);
  onTestFinished(release);
  const before = readFileSync(lock, 'utf8');
  expect(() => takeLock(lock)).toThrow(AlreadyRunning);
  expect(() => takeLock(lock)).toThrow(expect.objectContaining({ pid: process.pid }));
  expect(readFileSync(lock, 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['portal.lock']);
});

test('the lock of a dead process is taken over', () => {
  leave(deadPid(), 'then');
  expectTaken();
});

test('a process that only has the pid of the dead owner is not the owner', () => {
  leave(process.pid, 'another time');
  expectTaken();
});

test('a zombie is dead', async () => {
  // The shell becomes a program that never waits for the shell's child.
  const script = 'exec 3<&0; (read line <&3) & echo $!; exec tail -f /dev/null';
  const parent = spawn('sh', ['-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = await once(createInterface(parent.stdout), 'line');
  await vi.waitFor(() => expect(commandOf(parent.pid ?? 0)).toMatch(/^tail/));
  const zombie = Number(line);
  const began = startOf(zombie);
  expect(began).toBeDefined();
  parent.stdin.end();
  await vi.waitFor(() => expect(startOf(zombie)).toBeUndefined());
  expect(process.kill(zombie, 0)).toBe(true);
  leave(zombie, began ?? '');
  expectTaken();
});

test('half a lock, as a power cut leaves it, is taken over', () => {
  writeFileSync(lock, '{"pid": 1');
  expectTaken();
});

test('a take-over killed half-way is taken over as well', () => {
  leave(deadPid(), 'then');
  leave(deadPid(), 'then', `${lock}.before`, 'taker');
  expectTaken();
});

test('a take-over in progress is respected', () => {
  leave(deadPid(), 'then');
  leave(process.pid, startOf(process.pid) ?? '', `${lock}.before`, 'taker');
  expect(() => takeLock(lock)).toThrow(AlreadyRunning);
});

test('releasing does not remove a lock that another process holds by now', () => {
  const release = takeLock(lock);
  leave(process.pid, startOf(process.pid) ?? '', lock, 'other');
  release();
  expect(owner().id).toBe('other');
});

test('if several processes find the same dead owner, one wins', async () => {
  leave(deadPid(), 'then');
  const script = `
    const { takeLock } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
    console.log('ready');
    process.stdin.once('data', () => {
      try { takeLock(${JSON.stringify(lock)}); console.log('won'); } catch (error) { console.log(error.name); }
    });`;
  const starters = Array.from({ length: 5 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return { child, next: async () => (await lines.next()).value };
  });
  await Promise.all(starters.map(({ next }) => next()));
  for (const { child } of starters) child.stdin.write('go\n');
  const results = await Promise.all(starters.map(({ next }) => next()));
  expect(results.sort()).toEqual(['AlreadyRunning', 'AlreadyRunning', 'AlreadyRunning', 'AlreadyRunning', 'won']);
});
