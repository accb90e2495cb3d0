import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFiles, laterFiles } from './script-files.ts';

const root = join(import.meta.dirname, '../..');
const files = [...firstFiles, ...laterFiles];
const modules = files.flatMap((file) => file.modules);

test('a file of scripts names modules that exist, each in one file only', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((module) => !existsSync(join(root, module)))).toEqual([]);
  expect(modules.filter((module, at) => modules.indexOf(module) !== at)).toEqual([]);
});
