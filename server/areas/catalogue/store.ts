import type { AbilityDetail, AbilitySummary } from '#contract/catalogue/ability.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { named } from '#server/kit/database/pool.ts';
import { offsetOf, type Page } from '#server/kit/database/query.ts';
import type { Entry } from './compose-entry.ts';
import { type Counts, perHostKind, withCounts } from './host-statements.ts';
import { createImportStore } from './import-store.ts';
import { createListStore } from './list-store.ts';
import { createViewStore } from './view-store.ts';

const details = perHostKind(
  'catalogue.detail',
  (enabled) => `select a.entry, a.has_engine, c.view_count, c.download_count,
      (select count(*) from catalogue_view v where v.ability_no = a.ability_no and not v.counted) as uncounted
    from catalogue_ability a join catalogue_ability_count c using (ability_no)
    where a.ability_no = $1 and ${enabled}`,
);

/** The most abilities of one scene that a page shows; the rest is left out. */
const SCENE_ABILITIES = 20;

const scenes = perHostKind(
  'catalogue.scenes',
  (enabled) => `select s.scene, t.summary, t.has_engine, t.condition, t.model_type
    from (select distinct typical_scene_type as scene from catalogue_ability where typical_scene_type is not null) s
    cross join lateral (
      select a.ability_no, a.summary, a.has_engine, a.entry -> 'condition' as condition,
        jsonb_path_query_first(a.entry, '$.way[*] ? (@.type == 4).modelType') as model_type
      from catalogue_ability a where a.typical_scene_type = s.scene and ${enabled}
      order by a.ability_no limit ${SCENE_ABILITIES}
    ) t order by s.scene, t.ability_no`,
);

const compared = perHostKind(
  'catalogue.compare',
  (enabled) => `select a.entry, a.has_engine, c.view_count, c.download_count
    from catalogue_ability a join catalogue_ability_count c using (ability_no)
    where a.ability_no = any ($1::integer[]) and ${enabled}`,
);

/** Lists the abilities that run on one of the chips, or all others ($3). $2 excludes those that need newer firmware. */
const onChips = perHostKind(
  'catalogue.onChips',
  (enabled) => `with f as materialized (
       select facet_id, total, chip_ids && $1::smallint[] as chip, not ($2 and guanlan2) as firmware
       from catalogue_facet a where ${enabled} and total > 0
     ), p as materialized (
       select a.ability_no, f.chip from catalogue_ability a join f using (facet_id)
       where (f.chip and f.firmware) = $3 order by a.ability_no limit $4 offset $5
     )
     select t.run_total, t.lack_total, p.chip, a.guanlan2, a.chip_ids, a.entry
     from (select coalesce(sum(total) filter (where chip and firmware), 0)::integer as run_total,
       coalesce(sum(total) filter (where not (chip and firmware)), 0)::integer as lack_total from f) t
     left join (p join catalogue_ability a using (ability_no)) on true order by p.ability_no`,
);

const related = perHostKind(
  'catalogue.related',
  (enabled) => `select a.summary, a.has_engine, c.view_count, c.download_count
    from (select u.* from catalogue_ability o, unnest(o.related) with ordinality as u (ability_no, at) where o.ability_no = $1) near
    join catalogue_ability a using (ability_no) join catalogue_ability_count c using (ability_no)
    where ${enabled} order by near.at`,
);

const updates = perHostKind(
  'catalogue.updates',
  (
    enabled,
  ) => `select a.ability_no, to_char(a.update_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as update_time
    from catalogue_ability a
    where ${enabled} order by a.ability_no limit $1`,
);

const names = perHostKind(
  'catalogue.names',
  (enabled) => `select a.ability_no, a.ability_name from catalogue_ability a
    where a.ability_no = any ($1::integer[]) and ${enabled} order by a.ability_no`,
);

interface EntryRow extends Counts {
  entry: Entry;
  has_engine: boolean;
}

const setEngines = named(
  'catalogue.setEngines',
  `update catalogue_ability set has_engine = ability_no = any ($1::integer[])
   where has_engine <> (ability_no = any ($1::integer[])) returning ability_no`,
);

/** All reads and writes of the catalogue. */
export const createCatalogueStore = (database: Database) => ({
  ...createListStore(database),
  ...createViewStore(database),
  ...createImportStore(database),

  /** Lists the entries of these numbers that a host may show, in the order of the numbers given. */
  async listCompared(abilityNos: readonly number[], host: HostKind): Promise<AbilityDetail[]> {
    const rows = await database.query<EntryRow>(compared[host], [abilityNos]);
    const entries = new Map(rows.map((row) => [row.entry.abilityNo, row]));
    return abilityNos.flatMap((abilityNo) => {
      const row = entries.get(abilityNo);
      return row
        ? [
            {
              ...row.entry,
              hasEngine: row.has_engine,
              viewCount: row.view_count,
              downloadCount: row.download_count,
            },
          ]
        : [];
    });
  },

  /** Lists what runs on one of the chips, or what does not. `olderFirmware` excludes what needs main control V5.01. */
  async listOnChips(chipIds: readonly number[], olderFirmware: boolean, runs: boolean, page: Page, host: HostKind) {
    const rows = await database.query<{
      run_total: number;
      lack_total: number;
      chip: boolean;
      guanlan2: boolean;
      chip_ids: number[];
      entry: Entry | null;
    }>(onChips[host], [chipIds, olderFirmware, runs, page.pageSize, offsetOf(page)]);
    return {
      runTotal: rows[0]?.run_total ?? 0,
      lackTotal: rows[0]?.lack_total ?? 0,
      list: rows.flatMap(({ entry, chip, guanlan2, chip_ids }) =>
        entry ? [{ entry, chip, guanlan2, chipIds: chip_ids }] : [],
      ),
    };
  },

  /** Returns undefined if the ability does not exist or the host may not show it. */
  async find(abilityNo: number, host: HostKind): Promise<AbilityDetail | undefined> {
    const [row] = await database.query<EntryRow & { uncounted: number }>(details[host], [abilityNo]);
    return (
      row && {
        ...row.entry,
        hasEngine: row.has_engine,
        viewCount: row.view_count + row.uncounted,
        downloadCount: row.download_count,
      }
    );
  },

  /** Lists the abilities with a typical training scene, by scene and number. */
  async listTrainable(host: HostKind): Promise<TrainableAbility[]> {
    const rows = await database.query<{
      scene: number;
      model_type: string | null;
      summary: Omit<AbilitySummary, 'hasEngine'>;
      has_engine: boolean;
      condition: AbilityDetail['condition'];
    }>(scenes[host]);
    return rows.map((row) => ({
      ...row.summary,
      hasEngine: row.has_engine,
      condition: row.condition,
      typicalSceneType: row.scene,
      modelType: row.model_type ?? '',
    }));
  },

  /** Lists those of the numbers that a host may show, in ascending order. */
  async listNames(abilityNos: readonly number[], host: HostKind) {
    const rows = await database.query<{ ability_no: number; ability_name: string }>(names[host], [abilityNos]);
    return rows.map((row) => ({ abilityNo: row.ability_no, abilityName: row.ability_name }));
  },

  /** Marks exactly these abilities as those that can be tried now. Returns whether that changes anything. */
  async setEngines(abilityNos: readonly number[]): Promise<boolean> {
    return (await database.query(setEngines, [abilityNos])).length > 0;
  },

  /** Lists similar abilities, nearest first. */
  async listRelated(abilityNo: number, host: HostKind): Promise<AbilitySummary[]> {
    const rows = await database.query<Counts & { summary: Omit<AbilitySummary, 'hasEngine'>; has_engine: boolean }>(
      related[host],
      [abilityNo],
    );
    return rows.map(withCounts);
  },

  /** Lists the numbers and last changes of the abilities that a host may show. */
  async listUpdates(limit: number, host: HostKind) {
    const rows = await database.query<{ ability_no: number; update_time: string }>(updates[host], [limit]);
    return rows.map((row) => ({ abilityNo: row.ability_no, updateTime: row.update_time }));
  },
});

export type TrainableAbility = AbilitySummary &
  Pick<AbilityDetail, 'condition'> & { typicalSceneType: number; modelType: string };

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;
