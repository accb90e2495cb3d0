import * as z from 'zod/mini';
import { abilityContent, abilityNo } from '#contract/catalogue/ability.ts';
import { text } from '#contract/kit/text.ts';
import type { AreaContent } from '#server/kit/content/import-content.ts';
import { composeEntry, type Entry } from './compose-entry.ts';
import { SEARCH_INDEX_VERSION } from './search-index.ts';
import { createCatalogueStore } from './store.ts';

/** Ranges of ability numbers, including both ends. */
const ranges = z.array(z.tuple([abilityNo, abilityNo]));
const enabledAbilities = z.strictObject({ production: ranges, test: ranges });

const numbersIn = (list: z.infer<typeof ranges>) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

/** Groups of words that mean the same in a search. */
const synonymGroups = z.array(z.array(text(20, 1)).check(z.minLength(2)));

interface CatalogueContent {
  entries: Entry[];
  enabled: z.infer<typeof enabledAbilities>;
  synonyms: z.infer<typeof synonymGroups>;
  searchIndexVersion: number;
}

export const catalogueContent: AreaContent<CatalogueContent> = {
  area: 'catalogue',
  read(files) {
    const enabled = files.json('catalogue/enabled-abilities.json', enabledAbilities);
    const synonyms = files.json('catalogue/synonyms.json', synonymGroups);
    const entries: Entry[] = [];
    const fileOf = new Map<number, string>();
    for (const file of files.list('catalogue/abilities', '.json')) {
      const content = files.json(file, abilityContent);
      if (!content) continue;
      const other = fileOf.get(content.abilityNo);
      if (other) files.fault(file, 'abilityNo', `is the number of ${other} too`);
      fileOf.set(content.abilityNo, file);
      entries.push(composeEntry(content));
    }
    return enabled && synonyms && { entries, enabled, synonyms, searchIndexVersion: SEARCH_INDEX_VERSION };
  },
  write(database, { entries, enabled, synonyms }) {
    const numbers = {
      production: numbersIn(enabled.production),
      test: numbersIn(enabled.test),
    };
    return createCatalogueStore(database).replace(entries, numbers, synonyms);
  },
};
