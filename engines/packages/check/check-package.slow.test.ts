import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { manifestFor } from '../example/red-quarters.ts';
import { endless } from '../testing/loops.ts';
import { zipOf } from '../writing/zip-writer.ts';

const place = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

// It waits for seconds of processor time.
test('[TRIAL-08] a model that does not end is deaf to signals of the group, and goes with a server that is killed', async () => {
  const archive = join(place, 'endless.zip');
  const folder = join(place, 'endless');
  mkdirSync(folder);
  writeFileSync(
    archive,
    zipOf([
      { name: 'manifest.json', bytes: manifestFor(endless) },
      { name: 'model.onnx', bytes: endless },
      { name: 'LICENSE', bytes: Buffer.from('MIT') },
    ]),
  );
  const parent = spawn(process.execPath, [join(import.meta.dirname, '../testing/check-parent.ts'), archive, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String(await new Promise((resolve) => parent.stdout.once('data', resolve))));
  const secondsOf = () => {
    const said = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' });
    return said
      .trim()
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  };
  // It takes less to start.
  await vi.waitFor(() => expect(secondsOf()).toBeGreaterThanOrEqual(2), { timeout: 60_000, interval: 100 });
  process.kill(pid, 'SIGTERM');
  const before = secondsOf();
  await vi.waitFor(() => expect(secondsOf()).toBeGreaterThan(before), { timeout: 30_000, interval: 100 });
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(secondsOf).toThrow('Command failed'), { timeout: 30_000, interval: 100 });
}, 120_000);
