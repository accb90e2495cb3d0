import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';

test('creates missing library links once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-binaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"version": "18.4.0-beta.17"}');
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => `native/lib/${name}`);
  const list = links.map((target) => ({
    source: 'native/lib/libpq.so.5.18',
    target,
  }));
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(list));

  for (const _ of [1, 2])
    expect(findBinaries(folder)).toMatchObject({
      major: 18,
      postgres: join(folder, 'native/bin/postgres'),
    });
  expect(links.map((link) => readlinkSync(join(folder, link)))).toEqual(['libpq.so.5.18', 'libpq.so.5.18']);
  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
});
