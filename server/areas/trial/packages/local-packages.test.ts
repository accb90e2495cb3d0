import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLocalPackages, tidyPackages } from './local-packages.ts';

const place = await mkdtemp(join(tmpdir(), 'portal-local-'));
afterAll(() => rm(place, { recursive: true, force: true }));

test('[TRIAL-07] an unpacked package that is no longer active stays while it is used', async () => {
  const never = () => Promise.reject(new Error('all is here'));
  const local = createLocalPackages({
    place,
    storage: { get: never } as never,
    store: { pieces: never } as never,
  });
  const longAgo = new Date('2026-01-01');
  for (const sha256 of ['active', 'used', 'unused']) {
    await mkdir(join(place, sha256));
    await utimes(join(place, sha256), longAgo, longAgo);
  }
  await local.open({ packageId: '1', bytes: 1, sha256: 'used' });
  await tidyPackages(place, new Set(['active']));
  expect((await readdir(place)).sort()).toEqual(['active', 'used']);
});
