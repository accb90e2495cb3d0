import pg from 'pg';
import { reportOperation } from '#contract/monitoring/calls.ts';
import { SERVICE_NAME } from '#contract/monitoring/names.ts';
import { clientConfig } from '#server/kit/database/connection.ts';
import { type Bench, rateRow } from '../bench.ts';
import { connectionTo } from '../database.ts';
import { type Request, UNIQUE } from '../load/load.ts';
import { comparedTimes, median } from '../median.ts';
import { NINETY_NINTH_SECONDS, ninetyNinth } from '../ninety-ninth.ts';
import { withPortal } from '../portal.ts';
import { startPlain } from '../references/start.ts';

const rateName = 'beacons, none lost : plain batched insert';
const pageName = 'p99 of the home page under half of the beacons that the portal takes : idle';
export const beaconRows = [rateName, pageName];

const RATE_AT_LEAST = 0.5;
const PAGE_AT_MOST = 2;
const PAGE_ROUNDS = 5;
const RATES_A_ROUND = 5;
const WARM_UP_SECONDS = 1;
const PAGE = 'http://127.0.0.1/open-ability/';

/** The report of a visitor who has searched and clicked. */
const beacon = (): Request => ({
  method: reportOperation.method,
  path: reportOperation.path,
  headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0' },
  body: JSON.stringify({
    periodId: UNIQUE,
    serviceName: SERVICE_NAME,
    requestUrl: PAGE,
    loginInfo: 'visitor',
    type: 'event',
    release: '1.0.0',
    searchEvents: [
      { at: Date.now(), resultCount: 3, applicationType: 'ability', wordSource: 1, searchKey: '身份证', info: 'words' },
    ],
    trackingEvents: [
      {
        at: Date.now(),
        pageName: PAGE,
        pageArea: 'list',
        clickElementName: 'card',
        hotSearchWord: '',
        manualInput: '身份证',
      },
    ],
  }),
});

/** Counts the rows that a beacon has in each table; they are as many as there were beacons. */
const countRows = async (dataDir: string): Promise<number[]> => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir)));
  await client.connect();
  try {
    const counted = await client.query<{ rows: number }>(
      `select count(*)::int as rows from monitoring_report union all
       select count(*)::int from monitoring_search union all
       select count(*)::int from monitoring_tracking`,
    );
    return counted.rows.map(({ rows }) => rows);
  } finally {
    await client.end();
  }
};

/** Measures how many beacons the portal takes, and "plain", which inserts the same rows. Throws if one is lost. */
const measureRate = ({ row, settings, load, dataDir }: Bench, portal: string) =>
  row(rateName, async () => {
    const rates: [number[], number[]] = [[], []];
    const plain = await startPlain(dataDir);
    try {
      const requests = [beacon()];
      const before = await countRows(dataDir);
      let answered = 0;
      for (let round = -1; round < settings.rounds; round += 1)
        for (const [at, origin] of [portal, plain.origin].entries()) {
          const seconds = round < 0 ? WARM_UP_SECONDS : settings.seconds;
          const done = await load.run({ origin, requests, seconds });
          if (origin === portal) answered += done.answered;
          if (round >= 0) rates[at]?.push(done.perSecond);
        }
      const written = (await countRows(dataDir)).map((rows, at) => rows - (before[at] as number));
      if (written.some((rows) => rows !== answered))
        throw new Error(`${answered} beacons were answered, ${written.join(', ')} are written`);
    } finally {
      await plain.stop();
    }
    return rateRow(rates[0], rates[1], RATE_AT_LEAST);
  });

/** Returns how many beacons a second the portal takes at the moment. */
const takenNow = async ({ settings: { seconds }, load }: Bench, origin: string) => {
  const rates: number[] = [];
  while (rates.length < RATES_A_ROUND)
    rates.push((await load.run({ origin, requests: [beacon()], seconds })).perSecond);
  return median(rates);
};

/**
 * Finds the rate in each round, since other work may slow down the machine at any time. If the portal does not keep up
 * with it, there are always as many beacons as it takes at once, and pages wait longer.
 */
const measurePages = (bench: Bench, origin: string) =>
  bench.row(pageName, async () => {
    await ninetyNinth(origin);
    const [idle, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < PAGE_ROUNDS; round += 1) {
      idle.push(await ninetyNinth(origin));
      const perSecond = (await takenNow(bench, origin)) / 2;
      const beacons = { origin, requests: [beacon()], seconds: NINETY_NINTH_SECONDS, perSecond };
      const [page, answered] = await Promise.all([ninetyNinth(origin), bench.load.run(beacons)]);
      busy.push(page);
      bench.progress(`${Math.round(answered.perSecond)} of ${Math.round(perSecond)} beacons a second`);
    }
    return { ...comparedTimes(busy, idle), budget: { atMost: PAGE_AT_MOST } };
  });

export const measureBeacons = (bench: Bench) =>
  withPortal(bench.dataDir, { cache: true, env: { TEST_HOSTS: '127.0.0.1' } }, async ({ origin }) => {
    await measureRate(bench, origin);
    await measurePages(bench, origin);
  });
