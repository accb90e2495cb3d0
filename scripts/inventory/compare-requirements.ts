export type Outcome = 'passed' | 'failed' | 'not-run';

export interface NamedTest {
  /** Includes the titles of the enclosing groups. */
  title: string;
  /** Unknown for a test that no report names. */
  file: string;
  runner: 'vitest' | 'playwright';
  outcome: Outcome;
}

export type Requirements = Record<string, NamedTest[]>;

/** Separates the titles of groups and of a test. */
export const SEPARATOR = ' › ';
const requirementIds = /\[([A-Z]+-\d+)\]/g;

/** Returns the distinct requirements that a title names. */
export const idsIn = (title: string): string[] => [
  ...new Set(Array.from(title.matchAll(requirementIds), ([, id]) => id as string)),
];

/** Returns the words of a title without its IDs and the enclosing groups. */
export const wordsOf = (title: string): string =>
  (title.split(SEPARATOR).at(-1) as string)
    .replace(requirementIds, '')
    .replace(/[\s,.:;]+/g, ' ')
    .trim()
    .toLowerCase();

const counted = (tests: readonly NamedTest[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { title } of tests) counts.set(wordsOf(title), (counts.get(wordsOf(title)) ?? 0) + 1);
  return counts;
};

/**
 * Finds requirements that are lost or no longer proven, and missing tests. Files and the words around IDs may change.
 */
export const compareRequirements = (before: Requirements, after: Requirements): string[] => {
  const hasRun = (section: Requirements) =>
    Object.values(section).some((tests) => tests.some(({ outcome }) => outcome !== 'not-run'));
  const [ranBefore, ranAfter] = [hasRun(before), hasRun(after)];
  const passed = (tests: readonly NamedTest[]) => tests.filter(({ outcome }) => outcome === 'passed');
  const lines: string[] = [];
  for (const id of Object.keys({ ...before, ...after }).sort()) {
    const [one, other] = [before[id] ?? [], after[id] ?? []];
    if (other.length === 0) {
      lines.push(`- ${id}: no test names it any more (${one.length} did)`);
      continue;
    }
    if ((ranBefore || ranAfter) && passed(other).length === 0)
      lines.push(`! ${id}: no passed test proves it (${passed(one).length} passed before, ${other.length} name it)`);
    // Without reports on either side, compares the titles in the sources.
    const proves = ranBefore || ranAfter ? passed : (tests: readonly NamedTest[]) => tests;
    const now = counted(proves(other));
    for (const [words, count] of counted(proves(one))) {
      const left = now.get(words) ?? 0;
      if (left >= count) continue;
      const how = count === 1 ? '' : ` (${left} of ${count} left)`;
      lines.push(`- ${id}: missing “${words}”${how}; ${proves(one).length} before, ${proves(other).length} now`);
    }
    for (const { title, outcome } of other) if (outcome === 'failed') lines.push(`! ${id}: failed “${title}”`);
  }
  return lines;
};
