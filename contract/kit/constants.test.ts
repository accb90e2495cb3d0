import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  AGREEMENT_DIALOG_PX,
  BACK_TO_TOP_PX,
  BADGE_MAXIMUM,
  BOX_MESSAGES,
  CHUNK_TIMEOUT_MS,
  CONFIG_RETRIES,
  LOADER_DELAY_MS,
  MENU_LEVELS,
  MENU_SCROLLBAR_MS,
  MESSAGE_PAGE_SIZE,
  OLDEST_CHROME,
  RELEASE,
  REQUEST_TIMEOUT_MS,
} from '../specification/constants.ts';
import { FRESH_SALT_DIGITS } from '../specification/identity.ts';

const root = join(import.meta.dirname, '../..');

const files = ['contract', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('contract/specification/')),
);
const sources = [...files, 'vite.config.ts'].map((file) => readFileSync(join(root, file), 'utf8'));

/** The constants of P9 whose features exist: the name in the product, with its unit, and the value. */
const constants: [string, number | string][] = [
  ['REQUEST_TIMEOUT_MS', REQUEST_TIMEOUT_MS],
  ['CHUNK_TIMEOUT_MS', CHUNK_TIMEOUT_MS],
  ['LOADER_DELAY_MS', LOADER_DELAY_MS],
  ['BACK_TO_TOP_THRESHOLD', BACK_TO_TOP_PX],
  ['MENU_LEVEL_MAXIMUM', MENU_LEVELS.to],
  ['MENU_SCROLLBAR_MS', MENU_SCROLLBAR_MS],
  ['CONFIG_RETRY_MAXIMUM', CONFIG_RETRIES],
  ['OLDEST_CHROME', OLDEST_CHROME],
  ['MESSAGE_PAGE_SIZE', MESSAGE_PAGE_SIZE],
  ['BOX_MESSAGES', BOX_MESSAGES],
  ['BADGE_MAXIMUM', BADGE_MAXIMUM],
  ['FRESH_SALT_DIGITS', FRESH_SALT_DIGITS],
  ['RELEASE', RELEASE],
];

/** Reads a number or a string literal of TypeScript. */
const valueOf = (written: string) =>
  written.startsWith("'") ? written.slice(1, -1) : Number(written.replaceAll('_', ''));

test.each(constants)('[CONST-01] %s is defined once, with its value', (name, value) => {
  const definitions = sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`const ${name} = ([^;]+);`, 'g'))].map(([, written = '']) => written),
  );
  expect(definitions.map(valueOf)).toEqual([value]);
  // The definition and at least one use.
  expect(sources.join('\n').split(new RegExp(`\\b${name}\\b`)).length - 1).toBeGreaterThan(1);
});

test('[CONST-01] [AGR-01] the agreement dialog is as wide as the specification says', () => {
  const style = readFileSync(join(root, 'web/areas/agreements/agreement-dialog/agreement-dialog.module.css'), 'utf8');
  expect(/^\s+width: (\d+)px;$/m.exec(style)?.[1]).toBe(String(AGREEMENT_DIALOG_PX));
});

test('package.json has the version of the release', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version).toBe(RELEASE);
});
