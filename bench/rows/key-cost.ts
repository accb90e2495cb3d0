import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import type { Bench } from '../bench.ts';
import { makeDataFolder } from '../data-folder.ts';
import { connectionTo } from '../database.ts';
import type { Request } from '../load/load.ts';
import { accountTitled } from '../log-in.ts';
import { median } from '../median.ts';
import { inferRequest, makeKey } from '../key-calls/open-api.ts';
import { createMeter } from '../key-calls/meter.ts';
import { signPicture } from '../recognition/pictures.ts';
import { startMemory } from '../references/start.ts';
import type { Row } from '../row.ts';
import { sharedBy } from '../second-node.ts';
import { processorMilliseconds, type ServerProcess, startServer } from '../server-process.ts';

const ownName = 'processor time of a key call, authentication and metering';
const portalName = 'processor time of a key call, all but its engine';
const databaseName = 'processor time of a key call, in the database';
export const keyCostRows = [ownName, portalName, databaseName];

const AT_MOST_MILLISECONDS = 1;
/** Enough for a round to have many ticks of the processor's clock. */
const SECONDS = 2;
/** An account makes few calls at once. */
const titles = ['普通账号（已认证）', '企业管理员', '专属账号（角色 3）', '专属账号（角色 8）'];
const ABILITY_NO = 1;

/** Starts the portal with instant engines, with all limits on, as a further node of the one that runs. */
const startInstant = (dataDir: string) =>
  startServer({
    script: 'bench/references/instant-portal.ts',
    readyPath: '/api/health',
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: makeDataFolder(), LOG_LEVEL: 'error', ...sharedBy(dataDir) },
  });

/** Raises the limits of accounts during `work`, so that every call is counted and none fails. */
const withHighLimits = async (dataDir: string, work: () => Promise<void>) => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    await client.query('create temp table before as select * from rights_tier');
    await client.query(
      `update rights_tier set trials_a_day = 1e9, trials_a_month = 1e9, trials_in_all = 1e9, calls_a_second = 1e6
       where tier = 'certified'`,
    );
    await work();
  } finally {
    await client.query('delete from rights_tier');
    await client.query('insert into rights_tier select * from before');
    await client.end();
  }
};

/** Returns the processor time of all processes of the database. */
const databaseMilliseconds = (dataDir: string): number => {
  const parent = Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  return [parent, ...children].reduce((sum, pid) => sum + processorMilliseconds(pid), 0);
};

interface Side {
  server: ServerProcess;
  /** Returns the processor time of its processes so far. */
  spent: () => Record<'server' | 'database', number>;
}

interface Cost {
  server: number[];
  database: number[];
}

/** Returns the processor time of one call on either side, by round. What is done later belongs to the round as well. */
const measureInTurn = async (
  { load, settings }: Bench,
  sides: readonly Side[],
  requests: readonly Request[],
): Promise<Cost[]> => {
  const costs: Cost[] = sides.map(() => ({ server: [], database: [] }));
  for (let round = -1; round < settings.rounds; round += 1)
    for (const [at, { server, spent }] of sides.entries()) {
      const before = spent();
      const { answered } = await load.run({ origin: server.origin, requests, seconds: SECONDS });
      const after = spent();
      if (round < 0) continue;
      costs[at]?.server.push((after.server - before.server) / answered);
      costs[at]?.database.push((after.database - before.database) / answered);
    }
  return costs;
};

const CALLS = 1000;

/** Returns the processor time of one call for what only keys and quotas need, by round. */
const measureOwn = async ({ dataDir, settings }: Bench, portal: string): Promise<number[]> => {
  const key = await makeKey(portal, accountTitled(dataDir, titles[0] as string));
  const costs: number[] = [];
  await withHighLimits(dataDir, async () => {
    const meter = createMeter(dataDir);
    try {
      for (let round = -1; round < settings.rounds; round += 1) {
        const before = process.cpuUsage();
        for (let call = 0; call < CALLS; call += 1) await meter.call(key, ABILITY_NO);
        await meter.write();
        const { user, system } = process.cpuUsage(before);
        if (round >= 0) costs.push((user + system) / 1000 / CALLS);
      }
    } finally {
      await meter.close();
    }
  });
  return costs;
};

/**
 * Measures what a call of a key costs in addition to its engine. The first row is what only keys and quotas need; the
 * others are the whole call, compared with "memory", which reads and writes the same.
 */
export const measureKeyCost = async (bench: Bench, portal: string) => {
  const { dataDir } = bench;
  let measured: Promise<Cost[]> | undefined;
  const measure = async (): Promise<Cost[]> => {
    const image = (await signPicture()).toString('base64');
    const requests: Request[] = [];
    for (const title of titles) {
      const key = await makeKey(portal, accountTitled(dataDir, title));
      requests.push(inferRequest(key, ABILITY_NO, { image }));
    }
    let costs: Cost[] = [];
    const instant = await startInstant(dataDir);
    try {
      await withHighLimits(dataDir, async () => {
        const memory = await startMemory(instant.origin, requests.slice(0, 1));
        const spentBy = ({ pid }: ServerProcess) => ({
          server: processorMilliseconds(pid),
          database: databaseMilliseconds(dataDir),
        });
        const sides = [instant, memory].map((server) => ({ server, spent: () => spentBy(server) }));
        try {
          costs = await measureInTurn(bench, sides, requests);
        } finally {
          await memory.stop();
        }
      });
    } finally {
      await instant.stop();
    }
    return costs;
  };
  const difference = async (part: keyof Cost): Promise<Omit<Row, 'name'>> => {
    const [called, plain] = (await (measured ??= measure())) as [Cost, Cost];
    const [value, reference] = [called[part], plain[part]];
    return {
      value: median(value),
      reference: median(reference),
      unit: 'ms',
      figure: median(value.map((one, round) => one - (reference[round] as number))),
      figureUnit: 'ms',
      rounds: { value, reference },
    };
  };
  await bench.row(ownName, async () => {
    const value = await measureOwn(bench, portal);
    return {
      value: median(value),
      unit: 'ms',
      figure: median(value),
      figureUnit: 'ms',
      budget: { atMost: AT_MOST_MILLISECONDS },
      rounds: { value, reference: [] },
    };
  });
  await bench.row(portalName, () => difference('server'));
  await bench.row(databaseName, () => difference('database'));
};
