/**
 * Writes what the built-in engines find in the first sample of each ability to `content/trial/results/`: the panel of
 * an ability opens with it. A result that is the same as before keeps its date. Needed after every change of an engine,
 * a reader or a first sample.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StoredResult } from '#server/areas/trial/stored-results.ts';
import { recogniseFirstSamples } from './trial-samples/first-samples.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/trial/results');
const at = new Date().toISOString().slice(0, 10);

/** One line for each thing that was found, so that a comparison of two versions shows which of them changed. */
const linesOf = ({ found, ...head }: StoredResult): string => {
  const list = (values: readonly unknown[]) =>
    values.length === 0 ? '[]' : `[\n${values.map((value) => `      ${JSON.stringify(value)}`).join(',\n')}\n    ]`;
  const parts = (value: object, indent: string, write: (part: unknown) => string) =>
    Object.entries(value).map(([name, part]) => `${indent}${JSON.stringify(name)}: ${write(part)}`);
  const own = parts(found, '    ', (part) => (Array.isArray(part) ? list(part) : JSON.stringify(part)));
  return `{\n${[...parts(head, '  ', JSON.stringify), `  "found": {\n${own.join(',\n')}\n  }`].join(',\n')}\n}\n`;
};

const dated = (result: Omit<StoredResult, 'at'>): StoredResult => {
  const file = join(folder, `${result.sampleId}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredResult) : undefined;
  return { ...result, at: before && isDeepStrictEqual({ ...before, at }, { ...result, at }) ? before.at : at };
};

const results: StoredResult[] = [];
await recogniseFirstSamples(root, (result) => {
  results.push(dated(result));
  const { targets, texts, fields } = result.found;
  console.log(`${result.sampleId}: ${targets.length} targets, ${texts.length} lines, ${fields.length} fields`);
});
// Only now: an engine that fails leaves the results as they were.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const result of results) writeFileSync(join(folder, `${result.sampleId}.json`), linesOf(result));
