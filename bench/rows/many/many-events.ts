import { insightList } from '#contract/insight/insight-list.ts';
import type { Bench } from '../../bench.ts';
import { compare, type Sides } from '../../compare.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { fillInsight } from '../../fill-insight.ts';
import { openConnection } from '../../load/connection.ts';
import type { Request } from '../../load/load.ts';
import { accountTitled, tokenOf } from '../../log-in.ts';
import { withPortal } from '../../portal.ts';

const EVENTS = { few: 10_000, many: 10_000_000 };
const AT_MOST_TIMES = 1.5;
/** Requests to each side in one round. */
const ASKED = 20;
const TITLE = '运营管理员';
const PERIODS = [7, 30, 90] as const;

const titled = (days: number, more = '') => `10 million events : 10 thousand: the insight page of ${days} days${more}`;
const COLD = ', with nothing kept';
export const manyEventRows = [...PERIODS.map((days) => titled(days)), ...PERIODS.map((days) => titled(days, COLD))];

const asking = (days: (typeof PERIODS)[number], token: string): Request => ({
  method: 'GET',
  path: insightList.urlOf({ ...insightList.empty, days }),
  headers: { cookie: `token=${token}` },
});

/** A portal with its data folder, which has the accounts. */
interface Side {
  origin: string;
  dataDir: string;
}

const measure = async ({ row, settings }: Bench, few: Side, many: Side, more?: string) => {
  const both = [few, many] as const;
  const tokens = await Promise.all(both.map(({ origin, dataDir }) => tokenOf(origin, accountTitled(dataDir, TITLE))));
  const connections = await Promise.all(both.map(({ origin }) => openConnection(origin)));
  const sides = both.map(({ origin }, at) => ({ origin, connection: connections[at] })) as unknown as Sides;
  try {
    for (const days of PERIODS)
      await row(titled(days, more), async () => {
        const requests = tokens.map((token) => asking(days, token)) as [Request, Request];
        for (const [at, { path, headers }] of requests.entries()) {
          const page = await fetch((sides[at] as Sides[0]).origin + path, { headers: headers ?? {} });
          if (page.status !== 200 || !(await page.text()).includes('role="table"'))
            throw new Error(`the page answers ${page.status}`);
        }
        return { ...(await compare(settings.rounds, ASKED, sides, requests)), budget: { atMost: AT_MOST_TIMES } };
      });
  } finally {
    for (const connection of connections) connection.close();
  }
};

/** Measures the operators' page on a portal with few events, and on another with many: as it is, and without its caches. */
export const measureManyEvents = async (bench: Bench, few: string) => {
  const [manyDir, coldDir] = [makeDataFolder(), makeDataFolder()];
  const { progress } = bench;
  await fillWhile(manyDir, true, EVENTS.many, progress, async (many) => {
    await fillInsight(bench.dataDir, EVENTS.few, progress);
    await measure(bench, { origin: few, dataDir: bench.dataDir }, many);
  });
  await fillWhile(manyDir, false, EVENTS.many, progress, (many) =>
    fillWhile(coldDir, false, EVENTS.few, progress, (cold) => measure(bench, cold, many, COLD)),
  );
};

const fillWhile = (
  dataDir: string,
  cache: boolean,
  events: number,
  progress: Bench['progress'],
  use: (side: Side) => Promise<void>,
) =>
  withPortal(dataDir, { cache }, async ({ origin }) => {
    await fillInsight(dataDir, events, progress);
    await use({ origin, dataDir });
  });
