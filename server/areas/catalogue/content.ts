import * as z from 'zod/mini';
import { abilityContent, abilityNo } from '#contract/catalogue/ability.ts';
import { foldForSearch } from '#contract/catalogue/search-text.ts';
import type { AreaContent } from '../../content/import-content.ts';
import { composeEntry, type Entry } from './compose-entry.ts';
import { createCatalogueStore } from './store.ts';

/** Ranges of ability numbers, both ends included. */
const ranges = z.array(z.tuple([abilityNo, abilityNo]));
const enabledAbilities = z.strictObject({ production: ranges, test: ranges });

const numbersIn = (list: z.infer<typeof ranges>) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

/** What people search by: what it is called, finds and is used for, and the chips on which it runs. */
const searchTextOf = (entry: Entry) =>
  [
    entry.abilityName,
    entry.modelTypeCn,
    entry.description,
    ...entry.label.map((label) => label.labelName),
    ...entry.scenarios.flatMap(({ title }) => [title.name, title.des]),
    ...(entry.targetChipData ?? []).flatMap((block) => block.labelList.map((chip) => chip.labelName)),
  ]
    .map(foldForSearch)
    .join('\n');

interface CatalogueContent {
  entries: Entry[];
  enabled: z.infer<typeof enabledAbilities>;
}

export const catalogueContent: AreaContent<CatalogueContent> = {
  area: 'catalogue',
  read(files) {
    const enabled = files.json('catalogue/enabled-abilities.json', enabledAbilities);
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
    return enabled && { entries, enabled };
  },
  write(database, { entries, enabled }) {
    const numbers = {
      production: numbersIn(enabled.production),
      test: numbersIn(enabled.test),
    };
    return createCatalogueStore(database).replace(entries, numbers, searchTextOf);
  },
};
