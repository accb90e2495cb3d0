import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './differences.ts';
import type { Json, JsonObject } from './json.ts';

export const VISITOR = 'visitor';
/** Replaces an entry that equals the visitor's. */
export const AS_VISITOR = 'the same as for the visitor';

/** Returns the file name for an address. */
export const fileNameOf = (address: string): string =>
  `${address.replace(/^\//, '').replace(/[^\w.=,-]+/g, '_') || 'home'}.html`;

/** Returns the path of the file with the page of an address, as a user sees it. */
export const pageFile = (folder: string, who: string, address: string): string =>
  join(folder, 'pages', who, fileNameOf(address));

const linesOf = (folder: string, who: string, address: string): string[] => {
  try {
    return readFileSync(pageFile(folder, who, address), 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** Returns the first line in which two pages differ, with its number. */
export const firstDifference = (before: readonly string[], after: readonly string[]): string | undefined => {
  for (let at = 0; at < Math.max(before.length, after.length); at += 1)
    if (before[at] !== after[at])
      return `line ${at + 1}:\n    - ${(before[at] ?? '(end)').trim().slice(0, 200)}\n    + ${(after[at] ?? '(end)').trim().slice(0, 200)}`;
  return undefined;
};

interface Folders {
  before: string;
  after: string;
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null;

/** Compares pages. A difference that many pages share is one line. */
export const comparePages = (before: JsonObject, after: JsonObject, folders: Folders): string[] => {
  const found = new Map<string, string[]>();
  const note = (line: string, page: string) => void found.set(line, [...(found.get(line) ?? []), page]);
  const entryOf = (section: JsonObject, who: string, address: string): { of: string; entry: Json | undefined } => {
    const entry = (section[who] as JsonObject | undefined)?.[address];
    return entry === AS_VISITOR
      ? { of: VISITOR, entry: (section[VISITOR] as JsonObject)[address] }
      : { of: who, entry };
  };
  for (const who of Object.keys({ ...before, ...after }).sort())
    for (const address of Object.keys({ ...(before[who] as JsonObject), ...(after[who] as JsonObject) }).sort()) {
      const page = `${who} ${address}`;
      const [one, other] = [entryOf(before, who, address), entryOf(after, who, address)];
      // The visitor's page has already been compared.
      if (who !== VISITOR && one.of === VISITOR && other.of === VISITOR) continue;
      if (!isObject(one.entry) || !isObject(other.entry)) {
        if (one.entry !== other.entry) note(one.entry ? '- no longer requested' : '+ new', page);
        continue;
      }
      const { sha256: hashBefore, length: _, ...restBefore } = one.entry;
      const { sha256: hashAfter, length: __, ...restAfter } = other.entry;
      for (const line of differences(restBefore, restAfter)) note(line, page);
      if (hashBefore !== hashAfter) {
        const lines = firstDifference(
          linesOf(folders.before, one.of, address),
          linesOf(folders.after, other.of, address),
        );
        note(`~ the page, ${lines ?? 'by its hash alone'}`, page);
      }
    }
  return [...found].map(([line, [first, ...more]]) =>
    more.length === 0 ? `${first}: ${line}` : `${first} and ${more.length} more: ${line}`,
  );
};
