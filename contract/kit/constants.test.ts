import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  AGREEMENT_DIALOG_PX,
  AGREEMENTS_SHOWN,
  BACK_TO_TOP_PX,
  BADGE_MAXIMUM,
  BOX_MESSAGES,
  CHUNK_TIMEOUT_MS,
  CONFIG_RETRIES,
  FEEDBACK,
  FONT_SIZE_PX,
  IMAGE_LIMITS_M,
  LINE_WIDTH_PX,
  LOADER_DELAY_MS,
  LOGIN_CHECK,
  MENU_LEVELS,
  MENU_SCROLLBAR_MS,
  MESSAGE_PAGE_SIZE,
  MESSAGE_TOTAL_PLACEHOLDER,
  OLDEST_CHROME,
  PADDING_PX,
  RANDOM_STRING_LENGTH,
  RELEASE,
  REQUEST_TIMEOUT_MS,
  RIGHT_MARGIN_PX,
  SOURCES,
  UNVERIFIED_DOWNLOADS,
} from '../specification/constants.ts';
import { FRESH_SALT_DIGITS } from '../specification/identity.ts';
import { fileUses } from '../files/uses.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '../trial/limits.ts';

const root = join(import.meta.dirname, '../..');

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path));

const files = ['contract', 'server', 'web']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((path) => !path.includes('.test.') && !/^contract\/specification\/|testing/.test(path));
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
  ['FEEDBACK_MAXIMUM', FEEDBACK.characters],
  ['FEEDBACK_ROWS', FEEDBACK.rows],
  ['RELEASE', RELEASE],
  ['MESSAGE_TOTAL_PLACEHOLDER', MESSAGE_TOTAL_PLACEHOLDER],
  ['AGREEMENTS_SHOWN', AGREEMENTS_SHOWN],
  ['LOGIN_CHECK_TYPE', LOGIN_CHECK],
  ['SEND_SOURCE', SOURCES.send],
  ['CONFIRM_SOURCE', SOURCES.confirm],
  ['RANDOM_STRING_LENGTH', RANDOM_STRING_LENGTH],
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

test('[CONST-01] figures and widths that are easily typed again are written once', () => {
  const all = sources.join('\n');
  expect(all.match(/\b(?:type: 6|source: [02]|source: z\.literal\(\d\)|z\.literal\(6\))(?![\w.])/g)).toBeNull();
  for (const written of [/\b199\b/, /\b120_?000\b/, /\b5\.7\.0\b/])
    for (const line of all.split('\n').filter((one) => written.test(one)))
      expect(line).toMatch(/^(?:export )?const [A-Z_]+ = |WAIT_MS/);
  const styles = filesBelow('web', /\.css$/).map((file) => readFileSync(join(root, file), 'utf8'));
  for (const width of [AGREEMENT_DIALOG_PX, LINE_WIDTH_PX])
    expect(styles.join('\n').match(new RegExp(`\\b${width}px\\b`, 'g'))).toHaveLength(1);
});

test('[CONST-01] [CONST-06] sizes of pages are tokens, each defined once', () => {
  const tokens = readFileSync(join(root, 'web/kit/ui/tokens.css'), 'utf8');
  for (const [name, value] of [
    ['font-m', FONT_SIZE_PX],
    ['space-6', RIGHT_MARGIN_PX],
    ['space-4', PADDING_PX],
    ['text-column', LINE_WIDTH_PX],
  ] as const)
    expect([...tokens.matchAll(new RegExp(`--${name}: (\\d+)px;`, 'g'))].map(([, px]) => Number(px))).toEqual([value]);
});

test('[CONST-01] the limits of pictures and of models without a certification are those of the specification', () => {
  const limits = [...Object.values(fileUses).map(({ maximumBytes }) => maximumBytes), TRIAL_PICTURE_MAXIMUM_BYTES];
  expect([...new Set(limits)].map((bytes) => bytes / 1_048_576).sort()).toEqual([...IMAGE_LIMITS_M]);
  const tiers: { tier: string; modelDownloads: number | null }[] = JSON.parse(
    readFileSync(join(root, 'content/rights/tiers.json'), 'utf8'),
  );
  const uncertified = tiers.filter(({ tier }) => tier === 'loggedIn' || tier === 'inReview');
  expect(uncertified.map(({ modelDownloads }) => modelDownloads)).toEqual([UNVERIFIED_DOWNLOADS, UNVERIFIED_DOWNLOADS]);
});

test('[CONST-01] [AGR-01] the agreement dialog is as wide as the specification says', () => {
  const style = readFileSync(join(root, 'web/areas/agreements/agreement-dialog/agreement-dialog.module.css'), 'utf8');
  expect(/^\s+width: (\d+)px;$/m.exec(style)?.[1]).toBe(String(AGREEMENT_DIALOG_PX));
});

test('package.json has the version of the release', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version).toBe(RELEASE);
});
