import { SLUG_MAXIMUM } from '#contract/kit/content/define-content.ts';
import { syllablesOf } from '#server/kit/search/syllables.ts';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import { findRedirect } from '#server/kit/content/addresses.ts';
import type { Database } from '#server/kit/database/database.ts';

/** Room for a number that distinguishes entries with the same title. */
const NUMBER_LENGTH = 6;

/** Returns a slug that reads like the title, in pinyin; the name of the kind if nothing of the title can be in it. */
export const slugOf = (title: string, kind: string): string => {
  const parts = syllablesOf(title)
    .map((part) => part.normalize('NFKD').replace(/[^a-z0-9]/g, ''))
    .filter((part) => part !== '');
  let slug = '';
  for (const part of parts) {
    const next = slug === '' ? part : `${slug}-${part}`;
    if (next.length > SLUG_MAXIMUM - NUMBER_LENGTH) break;
    slug = next;
  }
  return slug === '' ? kind.toLowerCase() : slug;
};

/** Returns the slug of a title, with a number if another entry of the kind has it. */
export const freeSlug = async (database: Database, kind: string, title: string): Promise<string> => {
  const store = createEntryStore(database);
  const slug = slugOf(title, kind);
  let free = slug;
  // A former address leads to the entry that had it.
  const isTaken = async () =>
    (await store.findBySlug(kind, free)) !== undefined || (await findRedirect(database, kind, free)) !== undefined;
  for (let number = 2; await isTaken(); number += 1) free = `${slug}-${number}`;
  return free;
};
