import * as z from 'zod/mini';
import { abilityNo } from '#contract/catalogue/ability.ts';
import { type AbilityContent, ability } from '#contract/catalogue/content.ts';
import { type AnyServedKind, type DefaultEntry, serveKind } from '#server/kit/content/served-kind.ts';
import { composeEntry } from './compose-entry.ts';
import { createImportStore } from './import-store.ts';
import { searchEntryOf } from './search-entry.ts';
import { SEARCH_INDEX_VERSION } from './search-index.ts';

/** Ranges of ability numbers, including both ends. */
const ranges = z.array(z.tuple([abilityNo, abilityNo]));
const enabledAbilities = z.strictObject({ production: ranges, test: ranges });

const numbersIn = (list: z.infer<typeof ranges>) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));

/** Which abilities each host shows. */
interface Basis {
  enabled: z.infer<typeof enabledAbilities>;
}

const ABILITIES = 'catalogue/abilities';

const abilities = serveKind<Basis>({
  kind: ability,
  projection: SEARCH_INDEX_VERSION,
  readDefaults(files) {
    const enabled = files.json('catalogue/enabled-abilities.json', enabledAbilities) ?? { production: [], test: [] };
    const fileOf = new Map<string, string>();
    const entries = files.list(ABILITIES, '.json').flatMap((file): DefaultEntry[] => {
      const payload = files.data(file) as AbilityContent | undefined;
      if (payload === undefined) return [];
      const slug = String(payload?.abilityNo);
      const other = fileOf.get(slug);
      if (other) files.addError(file, 'abilityNo', `is the number of ${other} too`);
      fileOf.set(slug, file);
      return [{ key: slug, slug, payload, file }];
    });
    return { entries, basis: { enabled } };
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
  async project(transaction, changes, { enabled }) {
    const numbers = { production: numbersIn(enabled.production), test: numbersIn(enabled.test) };
    const shown = changes.flatMap(({ payload }) => (payload ? [composeEntry(payload as AbilityContent)] : []));
    const gone = changes.flatMap(({ slug, payload }) => (payload ? [] : [Number(slug)]));
    return createImportStore(transaction).write(shown, gone, numbers);
  },
  search: async (_transaction, changes, { enabled }) => {
    const numbers = { production: numbersIn(enabled.production), test: numbersIn(enabled.test) };
    return changes.map(({ entryId, payload }) => ({
      entryId,
      entry: payload && searchEntryOf(payload as AbilityContent, numbers),
    }));
  },
});

export const catalogueKinds: readonly AnyServedKind[] = [abilities];
