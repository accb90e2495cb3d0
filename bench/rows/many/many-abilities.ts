import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type * as z from 'zod/mini';
import { type AbilityQuery, getFilters, queryAbilities } from '#contract/catalogue/calls.ts';
import type { SortType } from '#contract/catalogue/filters.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { clientConfig } from '#server/kit/database/connection.ts';
import type { Bench } from '../../bench.ts';
import { compare, type Sides } from '../../compare.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { connectionTo } from '../../database.ts';
import { openConnection } from '../../load/connection.ts';
import type { Request } from '../../load/load.ts';
import { median } from '../../median.ts';
import { multiplyAbilities } from '../../multiply.ts';
import { withPortal } from '../../portal.ts';
import { answerTo } from '../../requests.ts';

const TIMES = 1000;
const PAGE_SIZE = 10;
const AT_MOST_TIMES = 1.5;
const AT_MOST_SECONDS = 1;

/** Requests to each side in one round. */
const ASKED = 20;
/** The same for slow requests. */
const SELDOM_ASKED = 2;
/** A page in the middle of the multiplied content. */
const DEEP_PAGE = 3000;
const CHANGES = 6;
const ASK_AGAIN_MS = 4;

const byMostViews: SortType = 3;
const byNewest: SortType = 1;
// Even both filters together leave more than one page.
const twoFilters = { productForms: [5], industryTypes: [2] };

type Page = z.infer<typeof queryAbilities.answer>;
type Filters = z.infer<typeof getFilters.answer>;

const listed = (query: Partial<AbilityQuery>): Request => ({
  method: queryAbilities.method,
  path: queryAbilities.path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ pageNo: 1, pageSize: PAGE_SIZE, ...query }),
});

const counted = (query: Record<string, string>): Request => ({
  method: getFilters.method,
  path: `${getFilters.path}?${new URLSearchParams(query)}`,
});

const dataOf = async <Data>(origin: string, request: Request) =>
  ((await answerTo(origin, request)) as Envelope<Data>).data;

/** Returns the request to a side: the same on both, or a page after the cursor of its predecessor. */
type Ask = (origin: string, isMany: boolean) => Promise<Request> | Request;

const same =
  (request: Request): Ask =>
  () =>
    request;
const afterPage =
  (query: Partial<AbilityQuery>): Ask =>
  async (origin, isMany) => {
    const pageNo = isMany ? DEEP_PAGE : 1;
    const { nextCursor } = await dataOf<Page>(origin, listed({ ...query, pageNo }));
    if (nextCursor === undefined) throw new Error(`no page follows page ${pageNo}`);
    return listed({ ...query, pageNo: pageNo + 1, cursor: nextCursor });
  };

interface Asked {
  name: string;
  ask: Ask;
  /** Its time grows with the number of results, so it has no budget. */
  grows?: boolean;
}

const lists: Asked[] = [
  { name: 'default order', ask: same(listed({})) },
  { name: 'newest first', ask: same(listed({ sortType: byNewest })) },
  { name: 'most viewed first', ask: same(listed({ sortType: byMostViews })) },
  { name: 'two filters', ask: same(listed(twoFilters)) },
  { name: 'deep page by cursor', ask: afterPage({}) },
  { name: 'deep page by cursor, most viewed', ask: afterPage({ sortType: byMostViews }) },
  {
    name: 'deep page by number',
    ask: (_origin, isMany) => listed({ pageNo: isMany ? DEEP_PAGE : 2 }),
    grows: true,
  },
  { name: 'search that finds few', ask: same(listed({ keyword: '集装箱' })), grows: true },
  { name: 'search that finds many', ask: same(listed({ keyword: '检测' })), grows: true },
];
const counts: Asked[] = [
  { name: 'filter counts', ask: same(counted({ productForms: '5', industryTypes: '2' })) },
  { name: 'filter counts of a search that finds many', ask: same(counted({ keyword: '检测' })), grows: true },
];

const titled = (name: string) => `${TIMES} times: ${name}`;
const changeName = titled('totals after a change');
const comparedNames = [...lists, ...counts].map(({ name }) => titled(name));
export const manyAbilityRows = [...comparedNames, changeName];

/** Throws unless the totals differ by the factor and, with `full`, both sides fill a page. */
const checkPages = async ([once, many]: Sides, [fromOnce, fromMany]: [Request, Request], full: boolean) => {
  const few = await dataOf<Page>(once.origin, fromOnce);
  const all = await dataOf<Page>(many.origin, fromMany);
  if (all.total !== few.total * TIMES) throw new Error(`${all.total} are found, not ${TIMES} times ${few.total}`);
  if (all.list.length < PAGE_SIZE || (full && few.list.length < PAGE_SIZE)) throw new Error('a page is not full');
};

/** Throws unless every count differs by the factor. */
const checkCounts = async ([once, many]: Sides, [fromOnce, fromMany]: [Request, Request]) => {
  const times = (filters: Filters, factor: number) =>
    Object.values(filters).map((filter) =>
      typeof filter === 'number' ? filter * factor : filter.map((option) => option.count * factor),
    );
  const few = await dataOf<Filters>(once.origin, fromOnce);
  deepStrictEqual(times(await dataOf<Filters>(many.origin, fromMany), 1), times(few, TIMES));
};

const measureCompared = async (bench: Bench, sides: Sides) => {
  const row = ({ name, ask, grows = false }: Asked, check: (requests: [Request, Request]) => Promise<void>) =>
    bench.row(titled(name), async () => {
      const requests: [Request, Request] = [await ask(sides[0].origin, false), await ask(sides[1].origin, true)];
      await check(requests);
      return {
        ...(await compare(bench.settings.rounds, grows ? SELDOM_ASKED : ASKED, sides, requests)),
        ...(!grows && { budget: { atMost: AT_MOST_TIMES } }),
      };
    });
  for (const asked of lists) await row(asked, (requests) => checkPages(sides, requests, !asked.grows));
  for (const asked of counts) await row(asked, (requests) => checkCounts(sides, requests));
};

/**
 * Returns the milliseconds from the commit of a change of one ability until list and filters of a portal with caches
 * show the new total.
 */
const lagOfChange = async (origin: string, client: pg.Client, isEnabled: boolean): Promise<number> => {
  const totals = async () => [
    (await dataOf<Page>(origin, listed({}))).total,
    (await dataOf<Filters>(origin, counted({}))).unfiltered,
  ];
  await client.query('begin');
  await client.query('update catalogue_ability set enabled_test = $1 where ability_no = 1', [isEnabled]);
  // Fills the caches with the old totals as late as possible.
  const before = await totals();
  await client.query('commit');
  const began = performance.now();
  const expected = before.map((total) => total + (isEnabled ? 1 : -1));
  const giveUp = began + AT_MOST_SECONDS * 10_000;
  while (performance.now() < giveUp) {
    const after = await totals();
    if (after.every((total, at) => total === expected[at])) return performance.now() - began;
    await pause(ASK_AGAIN_MS);
  }
  throw new Error(`the totals are not ${expected.join(' and ')} after ten times their budget`);
};

const measureChange = (bench: Bench, dataDir: string) =>
  bench.row(changeName, async () => {
    const lags: number[] = [];
    await withPortal(dataDir, { cache: true }, async ({ origin }) => {
      const client = new pg.Client(clientConfig(connectionTo(dataDir)));
      await client.connect();
      try {
        for (let change = 0; change < CHANGES; change += 1)
          lags.push(await lagOfChange(origin, client, change % 2 === 1));
      } finally {
        await client.end();
      }
    });
    return {
      value: median(lags),
      unit: 'ms',
      figure: median(lags) / 1000,
      figureUnit: 's',
      budget: { atMost: AT_MOST_SECONDS },
      rounds: { value: lags, reference: [] },
    };
  });

/** Measures the list's calls of a portal without caches, compared with another that has many times the abilities. */
export const measureManyAbilities = async (bench: Bench, portal: string) => {
  const dataDir = makeDataFolder();
  bench.progress(`a second portal gets ${TIMES} times the abilities`);
  await withPortal(dataDir, { cache: false }, async ({ origin }) => {
    await multiplyAbilities(dataDir, TIMES, bench.progress);
    if (!bench.wants(comparedNames)) return;
    const [once, many] = [await openConnection(portal), await openConnection(origin)];
    try {
      await measureCompared(bench, [
        { origin: portal, connection: once },
        { origin, connection: many },
      ]);
    } finally {
      once.close();
      many.close();
    }
  });
  await measureChange(bench, dataDir);
};
