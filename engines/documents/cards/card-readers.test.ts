import { expect, test } from 'vitest';
import { wrongFields } from '../../accuracy/field-errors.ts';
import { loadReaders } from '../../built-in-tasks.ts';
import type { TextTask } from '../../engine.ts';
import { cardSpecimens } from '../../specimens/all.ts';
import { pageOf } from '../../specimens/page-of.ts';
import { createRandom } from '../../specimens/random.ts';
import type { Specimen } from '../../specimens/specimen.ts';
import type { Page } from '../document-reader.ts';
import { readDocument } from '../read-document.ts';

const kinds = Object.keys(cardSpecimens) as (keyof typeof cardSpecimens & TextTask)[];
const draw = (kind: TextTask, seed: number, faulty = false): Specimen => {
  const specimen = cardSpecimens[kind]?.(createRandom(seed), { faulty });
  if (!specimen) throw new Error(`there are no specimens of ${kind}`);
  return specimen;
};
/** Print that was read incorrectly. */
const misread = (page: Page, from: string, to: string): Page => ({
  ...page,
  lines: page.lines.map((line) =>
    line.text.includes(from) ? { ...line, text: line.text.replace(from, to), characters: [] } : line,
  ),
});
const read = async (kind: TextTask, specimen: Specimen, page = pageOf(specimen)) => {
  const reader = (await loadReaders())[kind];
  if (!reader) throw new Error(`${kind} has no reader`);
  return readDocument(reader, page, specimen);
};
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

test.each(kinds)('[TRIAL-03] every field of %s is read off its lines in all layouts', async (kind) => {
  for (const seed of SEEDS) {
    const specimen = draw(kind, seed);
    const { fields } = await read(kind, specimen);
    expect({ seed, wrong: wrongFields(specimen.fields, fields) }).toEqual({ seed, wrong: [] });
    expect(fields.filter(({ check }) => check === 'failed')).toEqual([]);
  }
});

test.each([
  ['id-card', 'idNumber'],
  ['business-licence', 'creditCode'],
  ['driving-licence', 'licenceNumber'],
  ['passport', 'passportNumber'],
] as const)('[TRIAL-03] a wrong check digit on %s is reported and the value left as it is', async (kind, name) => {
  for (const seed of SEEDS.slice(0, 10)) {
    const specimen = draw(kind, seed, true);
    const { fields } = await read(kind, specimen);
    const field = fields.find((other) => other.name === name);
    expect(field).toMatchObject({
      check: 'failed',
      value: specimen.fields.find((wanted) => wanted.name === name)?.value,
    });
    expect(field?.score).toBeLessThanOrEqual(0.5);
    expect(field?.reason).toMatch(/。$/);
  }
});

test('[TRIAL-03] a total that is not the sum of its rows is reported', async () => {
  const outcomes = await Promise.all(
    SEEDS.slice(0, 20).map((seed) => read('shopping-receipt', draw('shopping-receipt', seed, true))),
  );
  const checks = outcomes.map(({ fields }) => fields.find(({ name }) => name === 'total')?.check);
  expect(checks).toContain('failed');
  expect(checks).not.toContain('passed');
});

test('[TRIAL-03] a total or an amount that is off by a fen never passes', async () => {
  let tried = 0;
  for (const seed of SEEDS) {
    const specimen = draw('shopping-receipt', seed);
    const clean = await read('shopping-receipt', specimen);
    const total = clean.fields.find(({ name }) => name === 'total');
    if (total?.check !== 'passed') continue;
    const page = pageOf(specimen);
    const off = (Number(total.value.replaceAll(',', '')) + 0.01).toFixed(2);
    const { fields } = await read('shopping-receipt', specimen, misread(page, total.value, off));
    const misreadTotal = fields.find(({ name }) => name === 'total');
    expect({ seed, value: misreadTotal?.value }).toEqual({ seed, value: off });
    expect(misreadTotal?.check).not.toBe('passed');
    tried += 1;
  }
  expect(tried).toBeGreaterThan(10);
});

test('[TRIAL-03] an identity number may end in a small x, and stays as it was read', async () => {
  const specimen = SEEDS.concat(SEEDS.map((seed) => seed + 40))
    .map((seed) => draw('id-card', seed))
    .find(({ fields }) => fields.some(({ name, value }) => name === 'idNumber' && value.endsWith('X')));
  const number = specimen?.fields.find(({ name }) => name === 'idNumber')?.value ?? '';
  if (!specimen) throw new Error('no number ends in X');
  const small = number.replace('X', 'x');
  const page = pageOf(specimen);
  const { fields } = await read('id-card', specimen, misread(page, number, small));
  expect(fields).toContainEqual(expect.objectContaining({ name: 'idNumber', value: small, check: 'passed' }));
});

test('[TRIAL-03] machine-readable lines that say another name than the paper are not verified', async () => {
  const specimen = draw('passport', 1);
  const page = pageOf(specimen);
  const clean = await read('passport', specimen);
  expect(clean.fields.find(({ name }) => name === 'mrz')).toMatchObject({
    check: 'passed',
    reason: '机读码第二行各校验位相符',
  });
  const upper = page.lines.find(({ text }) => text.startsWith('P<CHN'))?.text ?? '';
  const other = `P<CHNQ${upper.slice(6)}`;
  const { fields, notes } = await read('passport', specimen, misread(page, upper, other));
  const mrz = fields.find(({ name }) => name === 'mrz');
  expect(mrz?.value).toContain(other);
  expect(mrz?.check).toBeUndefined();
  expect(fields.find(({ name }) => name === 'englishName')?.check).toBe('failed');
  expect(notes).toEqual([expect.stringContaining('姓名')]);
  const name = specimen.fields.find((field) => field.name === 'englishName')?.value ?? '';
  const nameless = { ...page, lines: page.lines.filter((line) => line.text !== name) };
  expect(nameless.lines.length).toBeLessThan(page.lines.length);
  const unread = await read('passport', specimen, nameless);
  expect(unread.fields.find((field) => field.name === 'mrz')?.check).toBeUndefined();
});

test('[TRIAL-03] a nation that is none of the 56 is reported and left as it was read', async () => {
  const specimen = draw('id-card', 1, true);
  const page = pageOf(specimen);
  const nation = specimen.fields.find(({ name }) => name === 'nation')?.value ?? '';
  const line = page.lines.find(({ text }) => text.includes(nation) && text.length <= nation.length + 3);
  const { fields } = await read(
    'id-card',
    specimen,
    misread(page, line?.text ?? '', line?.text.replace(nation, '汗') ?? ''),
  );
  expect(fields.find(({ name }) => name === 'nation')).toMatchObject({ value: '汗', check: 'failed' });
  expect((await read('id-card', specimen)).fields.find(({ name }) => name === 'nation')?.check).toBeUndefined();
});

test.each(kinds.flatMap((kind) => kinds.filter((other) => other !== kind).map((other) => [kind, other] as const)))(
  '[TRIAL-03] the reader of %s gives no field of a %s',
  async (kind, other) => {
    for (const seed of SEEDS.slice(0, 6)) {
      const { fields, notes } = await read(kind, draw(other, seed));
      expect({ seed, read: fields.filter(({ value }) => value !== '') }).toEqual({ seed, read: [] });
      expect(notes).toHaveLength(1);
    }
  },
);

test('[CAT-12] an identity card has 8 fields, in the answer too, whichever side is shown', async () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { fields } = await read('id-card', draw('id-card', seed));
    expect(fields.map(({ label }) => label)).toEqual([
      '姓名',
      '性别',
      '民族',
      '出生',
      '住址',
      '公民身份号码',
      '签发机关',
      '有效期限',
    ]);
  }
});
