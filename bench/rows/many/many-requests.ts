import { getRequest } from '#contract/api/requests/calls.ts';
import type { Bench } from '../../bench.ts';
import { compare, type Sides } from '../../compare.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { fillRequests } from '../../fill-requests.ts';
import { openConnection } from '../../load/connection.ts';
import type { Request } from '../../load/load.ts';
import { accountTitled, tokenOf } from '../../log-in.ts';
import { withPortal } from '../../portal.ts';
import { answerTo } from '../../requests.ts';

const REQUESTS = { few: 10_000, many: 10_000_000 };
const AT_MOST_TIMES = 1.5;
/** Requests to each side in one round. */
const ASKED = 20;
const TITLE = '普通账号（已认证）';

const titled = (name: string) => `10 million requests : 10 thousand: ${name}`;
const lookUp = titled('look-up by id');
export const manyRequestRows = [lookUp];

const asking = (requestId: string, token: string): Request => ({
  method: getRequest.method,
  path: getRequest.path,
  headers: { 'content-type': 'application/json', token },
  body: JSON.stringify({ requestId }),
});

/** Measures a look-up of one request by its id on a portal with few requests, and on another with many. */
export const measureManyRequests = async (bench: Bench, few: string) => {
  const dataDir = makeDataFolder();
  const { progress, settings } = bench;
  await withPortal(dataDir, { cache: false }, async ({ origin: many }) => {
    const accounts = [accountTitled(bench.dataDir, TITLE), accountTitled(dataDir, TITLE)] as const;
    const ids = [
      await fillRequests(bench.dataDir, REQUESTS.few, accounts[0].name, progress),
      await fillRequests(dataDir, REQUESTS.many, accounts[1].name, progress),
    ] as const;
    const tokens = [await tokenOf(few, accounts[0]), await tokenOf(many, accounts[1])] as const;
    const [once, other] = [await openConnection(few), await openConnection(many)];
    const sides: Sides = [
      { origin: few, connection: once },
      { origin: many, connection: other },
    ];
    const requests: [Request, Request] = [asking(ids[0], tokens[0]), asking(ids[1], tokens[1])];
    try {
      await bench.row(lookUp, async () => {
        // Throws unless both are found.
        for (const [at, request] of requests.entries()) await answerTo((sides[at] as Sides[0]).origin, request);
        return { ...(await compare(settings.rounds, ASKED, sides, requests)), budget: { atMost: AT_MOST_TIMES } };
      });
    } finally {
      once.close();
      other.close();
    }
  });
};
