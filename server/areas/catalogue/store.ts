import type { AbilityDetail, AbilitySummary } from '#contract/catalogue/ability.ts';
import type { AbilityQuery } from '#contract/catalogue/calls.ts';
import type { SortType } from '#contract/catalogue/filters.ts';
import type { Database } from '../../database/database.ts';
import { named, type Statement } from '../../database/pool.ts';
import type { HostKind } from '../../http/caller.ts';
import { chipIdsOf, type Entry, modelTypeOf, summaryOf } from './compose-entry.ts';
import { readCursor, writeCursor } from './cursor.ts';
import {
  type Composed,
  composeCounts,
  composeFacets,
  composeFound,
  composeOfFacets,
  composeUnfiltered,
  FEW,
  type Filters,
  isFiltered,
  type Order,
  type Place,
} from './list-statements.ts';
import { searchIndexOf, type Synonyms } from './search-index.ts';
import { hasWords, type Match, type SearchAttempt, searchAttempts } from './search-query.ts';

const enabledColumn: Record<HostKind, string> = {
  production: 'enabled_production',
  test: 'enabled_test',
};
const hostKinds = Object.keys(enabledColumn) as HostKind[];

const perHostKind = (name: string, text: (enabled: string) => string): Record<HostKind, Statement> => ({
  production: named(`${name}.production`, text(`a.${enabledColumn.production}`)),
  test: named(`${name}.test`, text(`a.${enabledColumn.test}`)),
});

const details = perHostKind(
  'catalogue.detail',
  (enabled) => `select a.entry, c.view_count, c.download_count,
      (select count(*) from catalogue_view v where v.ability_no = a.ability_no and not v.counted) as uncounted
    from catalogue_ability a join catalogue_ability_count c using (ability_no)
    where a.ability_no = $1 and ${enabled}`,
);

/** More abilities of one scene than a page shows side by side are left out. */
const SCENE_ABILITIES = 20;

const scenes = perHostKind(
  'catalogue.scenes',
  (enabled) => `select s.scene, t.*
    from (select distinct typical_scene_type as scene from catalogue_ability where typical_scene_type is not null) s
    cross join lateral (
      select a.ability_no, a.ability_name, a.summary, a.entry -> 'condition' as condition,
        jsonb_path_query_first(a.entry, '$.way[*] ? (@.type == 4).modelType') as model_type
      from catalogue_ability a where a.typical_scene_type = s.scene and ${enabled}
      order by a.ability_no limit ${SCENE_ABILITIES}
    ) t order by s.scene, t.ability_no`,
);

const compared = perHostKind(
  'catalogue.compare',
  (enabled) => `select a.entry, c.view_count, c.download_count
    from catalogue_ability a join catalogue_ability_count c using (ability_no)
    where a.ability_no = any ($1::integer[]) and ${enabled}`,
);

/** Of the abilities of a host, those that run on one of the chips and not only on newer firmware ($2), or all others. */
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

const updates = perHostKind(
  'catalogue.updates',
  (enabled) => `select a.ability_no, a.summary ->> 'updateTime' as update_time from catalogue_ability a
    where ${enabled} order by a.ability_no limit $1`,
);

const insertView = perHostKind(
  'catalogue.view',
  (enabled) => `insert into catalogue_view (idempotency_key, ability_no)
    select $1, a.ability_no from catalogue_ability a where a.ability_no = $2 and ${enabled}
    on conflict (idempotency_key) do nothing returning ability_no`,
);
const findView = named('catalogue.findView', 'select ability_no from catalogue_view where idempotency_key = $1');

/** So many views at a time that none outlasts the statement timeout, however many wait. */
const ROLL_UP_BATCH = 5000;

const rollUp = named(
  'catalogue.rollUp',
  `with fresh as (
     update catalogue_view set counted = true
     where idempotency_key in (
       select idempotency_key from catalogue_view where not counted limit ${ROLL_UP_BATCH} for update skip locked
     )
     returning ability_no
   ), sums as (select ability_no, count(*) as views from fresh group by ability_no)
   , added as (
     update catalogue_ability_count c set view_count = c.view_count + sums.views
     from sums where c.ability_no = sums.ability_no
   )
   select count(*) as taken from fresh`,
);
const forgetKeys = named(
  'catalogue.forgetKeys',
  `delete from catalogue_view where idempotency_key in (
     select idempotency_key from catalogue_view
     where counted and viewed_at < now() - interval '7 days' limit ${ROLL_UP_BATCH}
   ) returning 1`,
);

const deleteOthers = named(
  'catalogue.deleteOthers',
  'delete from catalogue_ability where ability_no <> all ($1::integer[])',
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
const addCounts = named(
  'catalogue.addCounts',
  `insert into catalogue_ability_count (ability_no, facet_id) select ability_no, facet_id from catalogue_ability
   on conflict (ability_no) do nothing`,
);
const deleteEmptyFacets = named('catalogue.deleteEmptyFacets', 'delete from catalogue_facet where total = 0');

interface Counts {
  view_count: number;
  download_count: number;
}

export interface EnabledAbilities {
  production: ReadonlySet<number>;
  test: ReadonlySet<number>;
}

interface ListRow extends Counts {
  ability_no: number | null;
  key: string;
  summary: AbilitySummary;
}

export interface AbilityPage {
  total: number;
  list: AbilitySummary[];
  nextCursor?: string;
  match?: Match;
}

export const createCatalogueStore = (database: Database) => {
  const run = <Row>({ statement, values }: Composed) => database.query<Row>(statement, values);

  /** What of a keyword's attempts finds something, whatever the filters; undefined where none does. */
  const countsOf = async (host: HostKind, filters: Filters, attempts: readonly SearchAttempt[]) => {
    for (const attempt of attempts) {
      const rows = await run<{ filter: string; value: number; count: number }>(composeCounts(host, filters, attempt));
      if (rows.some(({ filter, count }) => filter === 'unfiltered' && count > 0)) return rows;
    }
    return [];
  };

  const search = async (
    attempts: readonly SearchAttempt[],
    host: HostKind,
    filters: Filters,
    order: Order,
    place: Place,
  ) => {
    for (const attempt of attempts) {
      const rows = await run<ListRow & { total: number; unfiltered: number }>(
        composeFound(host, attempt, filters, order, place),
      );
      const [first] = rows;
      if (first && first.unfiltered > 0) return { rows, total: first.total, match: attempt.match };
    }
    return { rows: [], total: 0 };
  };

  const browse = async (host: HostKind, filters: Filters, order: Exclude<Order, 'relevance'>, place: Place) => {
    if (!isFiltered(filters)) {
      const rows = await run<ListRow & { total: number }>(composeUnfiltered(host, order, place));
      return { rows, total: rows[0]?.total ?? 0 };
    }
    const facets = await run<{ facet_id: number; total: number }>(composeFacets(host, filters));
    const total = facets.reduce((sum, facet) => sum + facet.total, 0);
    if (total <= place.offset && !place.after) return { rows: [], total };
    const ids = facets.map((facet) => facet.facet_id);
    return { rows: await run<ListRow>(composeOfFacets(ids, total < FEW, order, place)), total };
  };

  return {
    /** A page of the abilities that a host may show. Throws the fault of a cursor that is none of this order. */
    async list(query: AbilityQuery, host: HostKind): Promise<AbilityPage> {
      const keyword = (query.keyword ?? '').trim();
      const order: Order =
        (query.sortType as SortType | null | undefined) ?? (hasWords(keyword) ? 'relevance' : 'number');
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
      // One row more than the page tells whether another follows.
      const place: Place = {
        limit: query.pageSize + 1,
        offset: after ? 0 : (query.pageNo - 1) * query.pageSize,
        ...(after && { after }),
      };
      const answer: { rows: ListRow[]; total: number; match?: Match } =
        order === 'relevance' || hasWords(keyword)
          ? await search(searchAttempts(keyword), host, query, order, place)
          : await browse(host, query, order, place);
      const rows = answer.rows.filter((row) => row.ability_no !== null);
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        total: answer.total,
        list: page.map((row) => ({ ...row.summary, viewCount: row.view_count, downloadCount: row.download_count })),
        ...(last && rows.length > page.length && order !== 'relevance' && { nextCursor: writeCursor(order, last) }),
        ...(answer.match && { match: answer.match }),
      };
    },

    /** How many abilities each value of each filter finds, beside a keyword and the other filters. */
    async countByFilter(query: Filters & { keyword?: string | undefined }, host: HostKind) {
      const keyword = (query.keyword ?? '').trim();
      return hasWords(keyword)
        ? countsOf(host, query, searchAttempts(keyword))
        : run<{ filter: string; value: number; count: number }>(composeCounts(host, query));
    },

    /** Entries of these numbers that a host may show, in their order. */
    async listCompared(abilityNos: readonly number[], host: HostKind): Promise<AbilityDetail[]> {
      const rows = await database.query<Counts & { entry: Entry }>(compared[host], [abilityNos]);
      const entries = new Map(rows.map((row) => [row.entry.abilityNo, row]));
      return abilityNos.flatMap((abilityNo) => {
        const row = entries.get(abilityNo);
        return row ? [{ ...row.entry, viewCount: row.view_count, downloadCount: row.download_count }] : [];
      });
    },

    /** What runs on one of some chips, or what does not; `olderFirmware` leaves out what needs main control V5.01. */
    async listOnChips(
      chipIds: readonly number[],
      olderFirmware: boolean,
      runs: boolean,
      { pageNo, pageSize }: { pageNo: number; pageSize: number },
      host: HostKind,
    ) {
      const rows = await database.query<{
        run_total: number;
        lack_total: number;
        chip: boolean;
        guanlan2: boolean;
        chip_ids: number[];
        entry: Entry | null;
      }>(onChips[host], [chipIds, olderFirmware, runs, pageSize, (pageNo - 1) * pageSize]);
      return {
        runTotal: rows[0]?.run_total ?? 0,
        lackTotal: rows[0]?.lack_total ?? 0,
        list: rows.flatMap(({ entry, chip, guanlan2, chip_ids }) =>
          entry ? [{ entry, chip, guanlan2, chipIds: chip_ids }] : [],
        ),
      };
    },

    /** Undefined where the ability does not exist or the host may not show it. */
    async find(abilityNo: number, host: HostKind): Promise<AbilityDetail | undefined> {
      const [row] = await database.query<Counts & { entry: Entry; uncounted: number }>(details[host], [abilityNo]);
      return (
        row && {
          ...row.entry,
          viewCount: row.view_count + row.uncounted,
          downloadCount: row.download_count,
        }
      );
    },

    /** The abilities that have a typical training scene, by scene and number. */
    async listTrainable(host: HostKind): Promise<TrainableAbility[]> {
      const rows = await database.query<{
        scene: number;
        model_type: string | null;
        summary: AbilitySummary;
        condition: AbilityDetail['condition'];
      }>(scenes[host]);
      return rows.map((row) => ({
        ...row.summary,
        condition: row.condition,
        typicalSceneType: row.scene,
        modelType: row.model_type ?? '',
      }));
    },

    /** Numbers and last changes of the abilities that a host may show. */
    async listUpdates(limit: number, host: HostKind) {
      const rows = await database.query<{ ability_no: number; update_time: string }>(updates[host], [limit]);
      return rows.map((row) => ({ abilityNo: row.ability_no, updateTime: row.update_time }));
    },

    /** Counts a view once for a key. Answers the ability that the key first counted for, or undefined where the host does not show the ability. */
    async countView(abilityNo: number, idempotencyKey: string, host: HostKind): Promise<number | undefined> {
      const [counted] = await database.query(insertView[host], [idempotencyKey, abilityNo]);
      if (counted) return abilityNo;
      const [before] = await database.query<{ ability_no: number }>(findView, [idempotencyKey]);
      return before?.ability_no;
    },

    /** Adds the views that came since the last time to the counts. */
    async rollUpViews() {
      for (;;) {
        const [batch] = await database.query<{ taken: number }>(rollUp);
        if ((batch?.taken ?? 0) < ROLL_UP_BATCH) return;
      }
    },

    /** Drops the keys of views older than any client's repetition. */
    async forgetOldKeys() {
      for (;;) if ((await database.query(forgetKeys)).length < ROLL_UP_BATCH) return;
    },

    /** Replaces the catalogue by these entries; counts stay. */
    async replace(entries: readonly Entry[], enabled: EnabledAbilities, synonyms: Synonyms) {
      await database.query(deleteOthers, [entries.map((entry) => entry.abilityNo)]);
      for (const entry of entries) {
        const index = searchIndexOf(entry, synonyms);
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
      await database.query(addCounts);
      await database.query(deleteEmptyFacets);
    },
  };
};

export type TrainableAbility = AbilitySummary &
  Pick<AbilityDetail, 'condition'> & { typicalSceneType: number; modelType: string };

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;
