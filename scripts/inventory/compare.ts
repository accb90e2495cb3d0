import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePages } from './compare-pages.ts';
import { compareRequirements, type Requirements } from './compare-requirements.ts';
import { compareWeights } from './compare-weights.ts';
import { differences } from './differences.ts';
import type { JsonObject } from './json.ts';

const EXTENSION = '.json';

const sectionsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length));

const read = (folder: string, section: string): JsonObject =>
  JSON.parse(readFileSync(join(folder, section + EXTENSION), 'utf8')) as JsonObject;

const compareSection = (section: string, before: string, after: string): string[] => {
  const [one, other] = [read(before, section), read(after, section)];
  if (section === 'requirements')
    return compareRequirements(one as unknown as Requirements, other as unknown as Requirements);
  if (section === 'pages') return comparePages(one, other, { before, after });
  return section === 'weight' ? compareWeights(one, other) : differences(one, other);
};

/** Returns the differences of two inventories by section, without sections that have none. */
export const compareInventories = (before: string, after: string): Map<string, string[]> => {
  const [had, has] = [sectionsIn(before), sectionsIn(after)];
  const found = new Map<string, string[]>();
  for (const section of [...new Set([...had, ...has])].sort()) {
    const lines = !has.includes(section)
      ? ['- the whole section']
      : !had.includes(section)
        ? ['+ the whole section']
        : compareSection(section, before, after);
    if (lines.length > 0) found.set(section, lines);
  }
  return found;
};
