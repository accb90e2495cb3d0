import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const files = ['contract', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name)),
);
const sources = [...files, 'vite.config.ts'].map((file) => readFileSync(join(root, file), 'utf8'));

/** P9, as far as what it rules is built: name with its unit, and value as the source spells it. */
const constants: [string, string][] = [
  ['REQUEST_TIMEOUT_MS', '20_000'],
  ['CHUNK_TIMEOUT_MS', '120_000'],
  ['LOADER_DELAY_MS', '100'],
  ['BACK_TO_TOP_THRESHOLD', '40'],
  ['MENU_LEVEL_MAXIMUM', '5'],
  ['MENU_SCROLLBAR_MS', '3000'],
  ['CONFIG_RETRY_MAXIMUM', '3'],
  ['OLDEST_CHROME', '73'],
  ['RELEASE', "'5.7.0'"],
];

test.each(constants)('[CONST-01] %s stands once, named, with its value', (name, value) => {
  const definitions = sources.flatMap((source) => source.match(new RegExp(`const ${name} = [^;]+;`, 'g')) ?? []);
  expect(definitions).toEqual([`const ${name} = ${value};`]);
  // Its definition and at least one place that obeys it.
  expect(sources.join('\n').split(new RegExp(`\\b${name}\\b`)).length - 1).toBeGreaterThan(1);
});
