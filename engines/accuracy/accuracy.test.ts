import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { builtInTasks } from '../built-in-tasks.ts';
import type { TextTask } from '../engine.ts';
import { allSpecimens } from '../specimens/all.ts';
import { levelNames, publishedLevels } from '../specimens/levels.ts';
import { OCR_ENGINE_VERSION } from '../version.ts';
import { characterErrors } from './character-errors.ts';
import { wrongFields } from './field-errors.ts';
import { currentOf, readMeasured } from './measured.ts';
import { FIRST_SEED } from './plan.ts';
import { sourcesHash } from './sources-hash.ts';
import { sourcesOf } from './sources-of.ts';

const figures = {
  characterErrorRate: 0.1,
  documents: 10,
  conditions: ['清晰', '半分辨率'],
  allConditions: false,
  readings: 20,
  readingsRight: 19,
  unlimitedTime: false,
  measuredAt: '2026-11-22',
  engineVersion: OCR_ENGINE_VERSION,
};

/** The minimum number of documents of each kind; fewer are no evidence. */
const MEASURED_AT_LEAST = 30;
const seeds = { from: 4_000_000, to: 4_000_009 };

test('[TRIAL-03] published accuracy is of abilities that the engine answers, and names the state that was measured', () => {
  const entries: Record<string, unknown> = JSON.parse(
    readFileSync(new URL('../../content/trial/accuracy.json', import.meta.url), 'utf8'),
  );
  const published = readMeasured(entries);
  expect(Object.keys(published)).toEqual(Object.keys(entries));
  const textTasks = Object.keys(allSpecimens);
  for (const [abilityNo, measured] of Object.entries(published)) {
    const kind = Object.entries(builtInTasks).find(([no]) => no === abilityNo)?.[1];
    expect(textTasks).toContain(kind);
    expect(measured.sources).toEqual(sourcesOf(kind as TextTask));
    expect(measured.sourcesHash).toMatch(/^[0-9a-f]{64}$/);
    expect(measured.readings).toBe(measured.documents * measured.conditions.length);
    expect(measured.readingsRight).toBeLessThanOrEqual(measured.readings);
    expect(measured.documents).toBeGreaterThanOrEqual(MEASURED_AT_LEAST);
    expect(measured.seeds.from).toBeGreaterThanOrEqual(FIRST_SEED);
    expect(measured.seeds.to - measured.seeds.from + 1).toBe(measured.documents);
    for (const level of publishedLevels) expect(measured.conditions).toContain(levelNames[level]);
  }
});

test('[TRIAL-03] figures hold for the state of the readers that was measured, and for no other', () => {
  const root = mkdtempSync(join(tmpdir(), 'accuracy-'));
  try {
    const sources = ['engines/text', 'engines/documents/cards'];
    for (const folder of sources) mkdirSync(join(root, folder), { recursive: true });
    const reader = join(root, 'engines/documents/cards/reader.ts');
    writeFileSync(join(root, 'engines/text/read.ts'), 'one');
    writeFileSync(reader, 'first\n');
    const measured = { 35: { ...figures, seeds, sources, sourcesHash: sourcesHash(root, sources) } };
    expect(currentOf(root, measured)).toEqual({ 35: figures });
    writeFileSync(reader, 'first\r\n');
    writeFileSync(join(root, 'engines/documents/cards/reader.test.ts'), 'a test');
    expect(currentOf(root, measured)).toEqual({ 35: figures });
    expect(currentOf(root, { 35: { ...measured[35], engineVersion: '0.9.0' } })).toEqual({});
    // As it was written before documents and readings were counted apart.
    const { conditions, readings, readingsRight, ...rest } = measured[35];
    const older = { ...rest, documents: readings, documentsRight: readingsRight, levels: conditions };
    expect(currentOf(root, { 35: older, 36: measured[35] })).toEqual({ 36: figures });
    writeFileSync(reader, 'second\n');
    expect(currentOf(root, measured)).toEqual({});
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('[TRIAL-03] figures outlive a move of files, and no change of what they do', () => {
  const root = mkdtempSync(join(tmpdir(), 'accuracy-'));
  try {
    const sources = ['engines/text', 'engines/documents'];
    for (const folder of sources) mkdirSync(join(root, folder), { recursive: true });
    const write = (folder: string, name: string, text: string) => writeFileSync(join(root, folder, name), text);
    const use = "const late = await import('../../a/late.ts');\nuse(boxes, late);\n";
    write('engines/text', 'boxes.ts', 'export const boxes = 1;\n');
    write('engines/documents', 'reader.ts', `import { boxes, lines } from '../text/boxes.ts';\n${use}`);
    const before = sourcesHash(root, sources);
    rmSync(join(root, 'engines/text/boxes.ts'));
    write('engines/documents', 'boxes.ts', 'export const boxes = 1;\n');
    const moved = use.replace('../../a/', '#engines/b/');
    write('engines/documents', 'reader.ts', `import {\n  boxes,\n  lines,\n} from './boxes.ts';\n${moved}`);
    expect(sourcesHash(root, sources.toReversed())).toBe(before);
    write('engines/documents', 'reader.ts', `import { boxes, lines } from './boxes.ts';\n${moved}use(lines);\n`);
    expect(sourcesHash(root, sources)).not.toBe(before);
    write('engines/documents', 'reader.ts', `import { boxes, lines } from './other-boxes.ts';\n${moved}`);
    expect(sourcesHash(root, sources)).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('[TRIAL-03] figures of a kind hang on all folders that its reader is made of', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const kind of Object.keys(allSpecimens) as TextTask[]) {
    const folders = sourcesOf(kind);
    const imported = folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) =>
          [...readFileSync(join(root, folder, name), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
            posix.dirname(posix.join(folder, path)),
          ),
        ),
    );
    expect(
      [...new Set(imported)].filter(
        (folder) => /^engines\/(?:text|documents)/.test(folder) && !folders.includes(folder),
      ),
    ).toEqual([]);
  }
});

test.each([
  ['nothing wrong, lines joined and cut otherwise', ['姓名 张三', '住址'], ['姓名', '张三住址'], 0],
  ['one character wrong', ['北京市东城区'], ['北京市东域区'], 1],
  ['one missing, one too many', ['123456', '合计'], ['12346', '合计', 'x'], 2],
  ['a line that was not read', ['流水号：1', '谢谢惠顾'], ['流水号:1'], 4],
  ['full width and blanks', ['１２ ３'], ['123'], 0],
  ['columns in another order', ['左一', '左二', '右一', '右二'], ['左一', '右一', '左二', '右二'], 0],
])('[TRIAL-03] character errors: %s', (_, printed, read, errors) => {
  expect(characterErrors(printed, read).errors).toBe(errors);
});

test('[TRIAL-03] the name on a seal may be read or left', () => {
  expect(characterErrors(['登记机关'], ['登记机关', '市监局'], ['某市市场监督管理局']).errors).toBe(0);
});

test('[TRIAL-03] fields that are wrong, missing or should not be there are counted, passed checks counted', () => {
  const wanted = [
    { name: 'number', value: '123' },
    { name: 'price', value: '1.00', row: 0 },
    { name: 'name', value: '甲' },
  ];
  const read = [
    { name: 'number', label: '号码', value: '124', score: 0.9, check: 'passed' as const },
    { name: 'price', label: '单价', value: '1.00', score: 0.9, row: 0 },
    { name: 'price', label: '单价', value: '2.00', score: 0.9, row: 1 },
    { name: 'name', label: '名称', value: '', score: 0 },
  ];
  expect(wrongFields(wanted, read)).toEqual([
    { name: 'number', wanted: '123', read: '124', passed: true },
    { name: 'name', wanted: '甲', read: '', passed: false },
    { name: 'price[1]', wanted: '', read: '2.00', passed: false },
  ]);
});
