import * as z from 'zod/mini';
import { abilityNo } from '#contract/catalogue/ability.ts';
import { type AbilityContent, ability } from '#contract/catalogue/content.ts';
import { text } from '#contract/kit/text.ts';
import { type AnyServedKind, type DefaultEntry, serveKind } from '#server/kit/content/served-kind.ts';
import { composeEntry } from './compose-entry.ts';
import { createImportStore } from './import-store.ts';
import { SEARCH_INDEX_VERSION } from './search-index.ts';

/** Ranges of ability numbers, including both ends. */
const ranges = z.array(z.tuple([abilityNo, abilityNo]));
const enabledAbilities = z.strictObject({ production: ranges, test: ranges });

const numbersIn = (list: z.infer<typeof ranges>) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

/** Groups of words that mean the same in a search. */
const synonymGroups = z.array(z.array(text(20, 1)).check(z.minLength(2)));

/** Which abilities each host shows, and the words of the search. */
interface Basis {
  enabled: z.infer<typeof enabledAbilities>;
  synonyms: z.infer<typeof synonymGroups>;
}

const ABILITIES = 'catalogue/abilities';

const abilities = serveKind<Basis>({
  kind: ability,
  projection: SEARCH_INDEX_VERSION,
  readDefaults(files) {
    const enabled = files.json('catalogue/enabled-abilities.json', enabledAbilities) ?? { production: [], test: [] };
    const synonyms = files.json('catalogue/synonyms.json', synonymGroups) ?? [];
    const fileOf = new Map<string, string>();
    const entries = files.list(ABILITIES, '.json').flatMap((file): DefaultEntry[] => {
      const payload = files.data(file) as AbilityContent | undefined;
      if (payload === undefined) return [];
      const slug = String(payload?.abilityNo);
      const other = fileOf.get(slug);
      if (other) files.fault(file, 'abilityNo', `is the number of ${other} too`);
      fileOf.set(slug, file);
      return [{ key: slug, slug, payload, file }];
    });
    return { entries, basis: { enabled, synonyms } };
  },
  writeDefaults(entries, files) {
    const fileOf = new Map(
      files
        .list(ABILITIES, '.json')
        .map((file) => [String((files.data(file) as AbilityContent | undefined)?.abilityNo), file]),
    );
    for (const { slug, payload } of entries) {
      const file = fileOf.get(slug) ?? `${ABILITIES}/${slug.padStart(3, '0')}.json`;
      if (payload) files.write(file, payload);
      else files.remove(file);
    }
  },
  async project(transaction, changes, { enabled, synonyms }) {
    const numbers = { production: numbersIn(enabled.production), test: numbersIn(enabled.test) };
    const shown = changes.flatMap(({ payload }) => (payload ? [composeEntry(payload as AbilityContent)] : []));
    const gone = changes.flatMap(({ slug, payload }) => (payload ? [] : [Number(slug)]));
    return createImportStore(transaction).write(shown, gone, { enabled: numbers, synonyms });
  },
});

export const catalogueKinds: readonly AnyServedKind[] = [abilities];
