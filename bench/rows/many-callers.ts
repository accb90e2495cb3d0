import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import type { Bench } from '../bench.ts';
import { connectionTo } from '../database.ts';
import type { Request } from '../load/load.ts';
import { accountTitled } from '../log-in.ts';
import { inferRequest, makeKey } from '../key-calls/open-api.ts';
import { signPicture } from '../recognition/pictures.ts';
import { startNode } from '../second-node.ts';

const lostName = '200 callers at once on two nodes: calls without an answer of theirs';
const quotaName = '200 callers at once on two nodes: units between results and quotas';
const keptName = '200 callers at once on two nodes: calls that are not among the requests';
export const manyCallerRows = [lostName, quotaName, keptName];

const CALLERS = 200;
const SECONDS = 20;
/** Accounts with 100 results a day for an ability, and 5 calls a second. */
const titles = [
  '普通账号（已认证）',
  '普通账号（审核中）',
  '企业管理员',
  '专属账号（角色 3）',
  '专属账号（角色 8）',
  '服务商',
  '合作伙伴',
];
/** Abilities that read lines of print, which no other row uses up. */
const abilityNos = [58, 59, 60];
const RESULT = '200';
const REFUSALS = ['20001', '10013'];

/** What the database has of the calls so far. */
const COUNTED = `select
  (select coalesce(sum(day_used), 0)::integer from trial_count where ability_no = any($1)) as used,
  (select count(*)::integer from trial_ledger where ability_no = any($1) and use = 'api' and state = 'charged') as charged,
  (select count(*)::integer from trial_ledger where ability_no = any($1) and state = 'running') as running,
  (select count(*)::integer from api_request where ability_no = any($1) and code = '200' and charge = 'charged') as results,
  (select count(*)::integer from api_request where ability_no = any($1) and code <> '200' and charge <> 'charged')
    as refusals`;
type Counted = Record<'used' | 'charged' | 'running' | 'results' | 'refusals', number>;

interface Calls {
  results: number;
  refusals: Map<string, number>;
  /** What came instead of an answer that a caller may get. */
  lost: Map<string, number>;
}

const add = (counts: Map<string, number>, code: string) => counts.set(code, (counts.get(code) ?? 0) + 1);
const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
const told = (counts: Map<string, number>) => [...counts].map(([code, times]) => `${times} × ${code}`).join(', ');

/** Sends a request, and returns the code of its answer and after how many seconds the next may follow. */
const ask = async (origin: string, { method, path, headers = {}, body = '' }: Request) => {
  const answer = await fetch(origin + path, { method, headers, body });
  const { code } = (await answer.json()) as { code: string };
  return { code, again: Number(answer.headers.get('retry-after') ?? 0) };
};

/** Has all callers send their requests at once, and each its next one after an answer. */
const callAtOnce = async (origins: readonly string[], requests: readonly Request[]): Promise<Calls> => {
  const calls: Calls = { results: 0, refusals: new Map(), lost: new Map() };
  const until = performance.now() + SECONDS * 1000;
  const caller = async (at: number) => {
    const origin = origins[at % origins.length] as string;
    for (let next = at; performance.now() < until; next += CALLERS) {
      const { code, again } = await ask(origin, requests[next % requests.length] as Request).catch((error: Error) => ({
        code: String(error.cause ?? error.message),
        again: 1,
      }));
      if (code === RESULT) calls.results += 1;
      else add(REFUSALS.includes(code) ? calls.refusals : calls.lost, code);
      await pause(again * 1000);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, at) => caller(at)));
  return calls;
};

const WRITTEN_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Returns what the database has of the calls since `before`, once the nodes have written as many requests down. */
const countedSince = async (count: () => Promise<Counted>, before: Counted, calls: number): Promise<Counted> => {
  const giveUp = performance.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const now = await count();
    for (const part of Object.keys(now) as (keyof Counted)[]) now[part] -= before[part];
    if (now.results + now.refusals >= calls || performance.now() > giveUp) return now;
    await pause(LOOK_EVERY_MS);
  }
};

/** Calls two nodes of one portal at once. Returns what callers got, and what the database has of it. */
const measureCalls = async ({ dataDir, progress }: Bench, origin: string) => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  const count = async () => (await client.query<Counted>(COUNTED, [abilityNos])).rows[0] as Counted;
  const options = { cache: true, engines: true, limits: true };
  const other = await startNode(dataDir, options);
  try {
    const image = (await signPicture()).toString('base64');
    const requests: Request[] = [];
    for (const title of titles) {
      const key = await makeKey(origin, accountTitled(dataDir, title));
      for (const abilityNo of abilityNos) requests.push(inferRequest(key, abilityNo, { image }));
    }
    const before = await count();
    const calls = await callAtOnce([origin, other.origin], requests);
    const { results, refusals, lost } = calls;
    progress(`${results} results, refusals: ${told(refusals) || 'none'}, others: ${told(lost) || 'none'}`);
    if (results === 0 || refusals.size === 0) throw new Error('there were no results, or no refusals');
    return { calls, counted: await countedSince(count, before, results + sum(refusals)) };
  } finally {
    await other.stop();
    await client.end();
  }
};

/** Measures two nodes with their limits, `origin` being the first of them. */
export const measureManyCallers = async (bench: Bench, origin: string) => {
  let measured: ReturnType<typeof measureCalls> | undefined;
  const measure = () => (measured ??= measureCalls(bench, origin));
  const row = (name: string, figures: (of: Awaited<ReturnType<typeof measureCalls>>) => [number, number]) =>
    bench.row(name, async () => {
      const [value, reference] = figures(await measure());
      return { value, reference, unit: '', figure: value, figureUnit: '', budget: { atMost: 0 } };
    });
  await row(lostName, ({ calls: { results, refusals, lost } }) => [sum(lost), results + sum(refusals)]);
  await row(quotaName, ({ calls: { results }, counted }) => [
    Math.abs(counted.used - results) + Math.abs(counted.charged - results) + counted.running,
    results,
  ]);
  await row(keptName, ({ calls: { results, refusals }, counted }) => [
    Math.abs(counted.results - results) + Math.abs(counted.refusals - sum(refusals)),
    results + sum(refusals),
  ]);
};
