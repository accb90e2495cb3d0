import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { chipIdsOf, type Entry, modelTypeOf, summaryOf } from './compose-entry.ts';
import { enabledIn } from './host-statements.ts';
import { relatedOf } from './related.ts';
import { searchIndexOf } from './search-index.ts';

const hostKinds = Object.keys(enabledIn) as HostKind[];

// Readers continue. Other writers wait, so that they cannot deadlock with the import.
const lockWriters = named('catalogue.lockWriters', 'lock table catalogue_ability in share row exclusive mode');
const deleteGone = named(
  'catalogue.deleteGone',
  'delete from catalogue_ability where ability_no = any ($1::integer[])',
);
const upsert = named(
  'catalogue.upsert',
  `insert into catalogue_ability (ability_no, ability_name, model_type, industry_types, product_forms, chip_ids,
     enabled_production, enabled_test, update_time, summary, entry, guanlan2, typical_scene_type,
     search_vector, name_vector, label_vector)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict (ability_no) do update set ability_name = excluded.ability_name, model_type = excluded.model_type,
     industry_types = excluded.industry_types, product_forms = excluded.product_forms, chip_ids = excluded.chip_ids,
     enabled_production = excluded.enabled_production, enabled_test = excluded.enabled_test,
     update_time = excluded.update_time, summary = excluded.summary, entry = excluded.entry,
     guanlan2 = excluded.guanlan2, typical_scene_type = excluded.typical_scene_type,
     search_vector = excluded.search_vector, name_vector = excluded.name_vector, label_vector = excluded.label_vector`,
);
const listEntries = named('catalogue.entries', 'select entry from catalogue_ability');
const saveRelated = named(
  'catalogue.saveRelated',
  'update catalogue_ability set related = $2 where ability_no = $1 and related <> $2 returning ability_no',
);
const addCounts = named(
  'catalogue.addCounts',
  `insert into catalogue_ability_count (ability_no, facet_id) select ability_no, facet_id from catalogue_ability
   on conflict (ability_no) do nothing`,
);
const deleteEmptyFacets = named('catalogue.deleteEmptyFacets', 'delete from catalogue_facet where total = 0');

const listRelatedTo = named(
  'catalogue.relatedTo',
  'select ability_no from catalogue_ability where related && $1::integer[]',
);

export interface EnabledAbilities {
  production: ReadonlySet<number>;
  test: ReadonlySet<number>;
}

/** Writes what visitors see of abilities. Counts stay. */
export const createImportStore = (database: Database) => ({
  /** Writes these entries and removes those that are gone. Returns the numbers of the others that name one of them. */
  async write(entries: readonly Entry[], gone: readonly number[], enabled: EnabledAbilities): Promise<string[]> {
    await database.query(lockWriters);
    await database.query(deleteGone, [gone]);
    for (const entry of entries) {
      const index = searchIndexOf(entry);
      await database.query(upsert, [
        entry.abilityNo,
        entry.abilityName,
        modelTypeOf(entry),
        entry.industryTypes,
        entry.productForms,
        chipIdsOf(entry),
        ...hostKinds.map((host) => enabled[host].has(entry.abilityNo)),
        entry.updateTime,
        JSON.stringify(summaryOf(entry)),
        JSON.stringify(entry),
        entry.way.some((way) => way.guanlan2),
        entry.way.find((way) => way.typicalSceneType !== undefined)?.typicalSceneType ?? null,
        index.all,
        index.name,
        index.label,
      ]);
    }
    const all = await database.query<{ entry: Entry }>(listEntries);
    const others = await database.query<{ ability_no: number }>(listRelatedTo, [
      entries.map(({ abilityNo }) => abilityNo),
    ]);
    for (const [abilityNo, related] of relatedOf(all.map(({ entry }) => entry)))
      others.push(...(await database.query<{ ability_no: number }>(saveRelated, [abilityNo, related])));
    await database.query(addCounts);
    await database.query(deleteEmptyFacets);
    return [...new Set(others.map(({ ability_no }) => String(ability_no)))];
  },
});
