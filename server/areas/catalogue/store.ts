import type { AbilityDetail, AbilitySummary } from '#contract/catalogue/ability.ts';
import type { AbilityQuery } from '#contract/catalogue/calls.ts';
import type { SortType } from '#contract/catalogue/filters.ts';
import { searchWords } from '#contract/catalogue/search-text.ts';
import type { Database } from '../../database/database.ts';
import { named, type Statement } from '../../database/pool.ts';
import type { HostKind } from '../../http/caller.ts';
import { chipIdsOf, type Entry, modelTypeOf, summaryOf } from './compose-entry.ts';

const enabledColumn: Record<HostKind, string> = {
  production: 'enabled_production',
  test: 'enabled_test',
};
const hostKinds = Object.keys(enabledColumn) as HostKind[];

const orders: Record<SortType | 'default', string> = {
  default: 'a.ability_no',
  1: 'a.update_time desc, a.ability_no',
  2: 'a.update_time, a.ability_no',
  3: 'c.view_count desc, a.ability_no',
  4: 'c.view_count, a.ability_no',
  5: 'c.download_count desc, a.ability_no',
  6: 'c.download_count, a.ability_no',
};

const matching = `($1::text[] is null or a.search_text like all ($1))
   and ($2::smallint[] is null or a.industry_types && $2)
   and ($3::smallint[] is null or a.model_type = any ($3))
   and ($4::smallint[] is null or a.product_forms && $4)
   and ($5::smallint[] is null or a.chip_ids && $5)`;

const perHostKind = (name: string, text: (enabled: string) => string): Record<HostKind, Statement> => ({
  production: named(`${name}.production`, text(`a.${enabledColumn.production}`)),
  test: named(`${name}.test`, text(`a.${enabledColumn.test}`)),
});

const lists = new Map(
  Object.entries(orders).map(([sort, order]) => [
    sort,
    perHostKind(
      `catalogue.list.${sort}`,
      (enabled) => `select a.summary, c.view_count, c.download_count, count(*) over () as total
        from catalogue_ability a join catalogue_ability_count c using (ability_no)
        where ${enabled} and ${matching} order by ${order} limit $6 offset $7`,
    ),
  ]),
);

const totals = perHostKind(
  'catalogue.total',
  (enabled) => `select count(*) as total from catalogue_ability a where ${enabled} and ${matching}`,
);

const details = perHostKind(
  'catalogue.detail',
  (enabled) => `select a.entry, c.view_count, c.download_count,
      (select count(*) from catalogue_view v where v.ability_no = a.ability_no and not v.counted) as uncounted
    from catalogue_ability a join catalogue_ability_count c using (ability_no)
    where a.ability_no = $1 and ${enabled}`,
);

const filterCounts = perHostKind(
  'catalogue.filters',
  (
    enabled,
  ) => `select 'industryTypes' as filter, unnest(industry_types) as value, count(*) as count from catalogue_ability a where ${enabled} group by 2
    union all select 'modelTypes', model_type, count(*) from catalogue_ability a where ${enabled} group by 2
    union all select 'productForms', unnest(product_forms), count(*) from catalogue_ability a where ${enabled} group by 2`,
);

const trainable = perHostKind(
  'catalogue.trainable',
  (enabled) => `select a.entry from catalogue_ability a
    where ${enabled} and jsonb_path_exists(a.entry, '$.way[*].typicalSceneType') order by a.ability_no`,
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
     enabled_production, enabled_test, update_time, search_text, summary, entry)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (ability_no) do update set ability_name = excluded.ability_name, model_type = excluded.model_type,
     industry_types = excluded.industry_types, product_forms = excluded.product_forms, chip_ids = excluded.chip_ids,
     enabled_production = excluded.enabled_production, enabled_test = excluded.enabled_test,
     update_time = excluded.update_time, search_text = excluded.search_text, summary = excluded.summary, entry = excluded.entry`,
);
const addCounts = named(
  'catalogue.addCounts',
  'insert into catalogue_ability_count (ability_no) select ability_no from catalogue_ability on conflict do nothing',
);

interface Counts {
  view_count: number;
  download_count: number;
}

const nullIfEmpty = <Value>(list: readonly Value[] | undefined) => (list && list.length > 0 ? list : null);

/** A LIKE pattern that finds the word as it stands, its wildcards taken literally. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export interface EnabledAbilities {
  production: ReadonlySet<number>;
  test: ReadonlySet<number>;
}

export const createCatalogueStore = (database: Database) => ({
  /** A page of the abilities that a host may show. */
  async list(query: AbilityQuery, host: HostKind): Promise<{ total: number; list: AbilitySummary[] }> {
    const words = searchWords(query.keyword ?? '');
    const filters = [
      nullIfEmpty(words.map(containing)),
      nullIfEmpty(query.industryTypes),
      nullIfEmpty(query.modelTypes),
      nullIfEmpty(query.productForms),
      nullIfEmpty(query.chipIds),
    ];
    const statements = lists.get(String(query.sortType ?? 'default')) as Record<HostKind, Statement>;
    const offset = (query.pageNo - 1) * query.pageSize;
    const rows = await database.query<Counts & { summary: AbilitySummary; total: number }>(statements[host], [
      ...filters,
      query.pageSize,
      offset,
    ]);
    const first = rows[0];
    if (first)
      return {
        total: first.total,
        list: rows.map((row) => ({
          ...row.summary,
          viewCount: row.view_count,
          downloadCount: row.download_count,
        })),
      };
    if (offset === 0) return { total: 0, list: [] };
    const [counted] = await database.query<{ total: number }>(totals[host], filters);
    return { total: counted?.total ?? 0, list: [] };
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

  /** How many abilities each value of each filter finds. */
  async countByFilter(host: HostKind) {
    return database.query<{ filter: string; value: number; count: number }>(filterCounts[host]);
  },

  /** The entries that have a typical training scene, by number. */
  async listTrainable(host: HostKind): Promise<Entry[]> {
    const rows = await database.query<{ entry: Entry }>(trainable[host]);
    return rows.map((row) => row.entry);
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
  async replace(entries: readonly Entry[], enabled: EnabledAbilities, searchTextOf: (entry: Entry) => string) {
    await database.query(deleteOthers, [entries.map((entry) => entry.abilityNo)]);
    for (const entry of entries)
      await database.query(upsert, [
        entry.abilityNo,
        entry.abilityName,
        modelTypeOf(entry),
        entry.industryTypes,
        entry.productForms,
        chipIdsOf(entry),
        ...hostKinds.map((host) => enabled[host].has(entry.abilityNo)),
        entry.updateTime,
        searchTextOf(entry),
        JSON.stringify(summaryOf(entry)),
        JSON.stringify(entry),
      ]);
    await database.query(addCounts);
  },
});
