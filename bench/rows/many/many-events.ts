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

const titled = (days: number) => `10 million events : 10 thousand: the insight page of ${days} days`;
export const manyEventRows = PERIODS.map(titled);

const asking = (days: (typeof PERIODS)[number], token: string): Request => ({
  method: 'GET',
  path: insightList.urlOf({ ...insightList.empty, days }),
  headers: { cookie: `token=${token}` },
});

/** Measures the operators' page on a portal with few events, and on another with many. */
export const measureManyEvents = async (bench: Bench, few: string) => {
  const dataDir = makeDataFolder();
  const { progress, settings } = bench;
  await withPortal(dataDir, { cache: true }, async ({ origin: many }) => {
    await fillInsight(bench.dataDir, EVENTS.few, progress);
    await fillInsight(dataDir, EVENTS.many, progress);
    const tokens = [
      await tokenOf(few, accountTitled(bench.dataDir, TITLE)),
      await tokenOf(many, accountTitled(dataDir, TITLE)),
    ] as const;
    const [once, other] = [await openConnection(few), await openConnection(many)];
    const sides: Sides = [
      { origin: few, connection: once },
      { origin: many, connection: other },
    ];
    try {
      for (const days of PERIODS)
        await bench.row(titled(days), async () => {
          const requests: [Request, Request] = [asking(days, tokens[0]), asking(days, tokens[1])];
          for (const [at, { path, headers }] of requests.entries()) {
            const page = await fetch((sides[at] as Sides[0]).origin + path, { headers: headers ?? {} });
            if (page.status !== 200 || !(await page.text()).includes('role="table"'))
              throw new Error(`the page answers ${page.status}`);
          }
          return { ...(await compare(settings.rounds, ASKED, sides, requests)), budget: { atMost: AT_MOST_TIMES } };
        });
    } finally {
      once.close();
      other.close();
    }
  });
};
