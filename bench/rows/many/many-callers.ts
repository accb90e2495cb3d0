import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import type { Bench } from '../../bench.ts';
import { connectionTo } from '../../database.ts';
import type { Request } from '../../load/load.ts';
import { accountTitled } from '../../log-in.ts';
import { inferRequest, makeKey } from '../../key-calls/open-api.ts';
import { signPicture } from '../../recognition/pictures.ts';
import { startNode } from '../../second-node.ts';

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

/** SQL: what the database has of the calls of an account for an ability; of requests, other rows have made some. */
const ofCalls = (columns: string, table: string, condition: string) =>
  `(select ${columns} from ${table} where ${condition} and ability_no = $2)::integer`;
const ownCalls = (condition: string) =>
  ofCalls('count(*)', 'api_request', `account_id = a.account_id and at >= $3 and ${condition}`);
const entries = (condition: string) =>
  ofCalls('count(*)', 'trial_ledger', `owner = a.account_id::text and ${condition}`);
const COUNTED = `select
    ${ofCalls('coalesce(sum(day_used), 0)', 'trial_count', 'owner = a.account_id::text')} as used,
    ${entries("use = 'api' and state = 'charged'")} as charged,
    ${entries("state = 'running'")} as running,
    ${ownCalls("code = '200' and charge = 'charged'")} as results,
    ${ownCalls("code <> '200' and charge <> 'charged'")} as errors
  from identity_account a where a.user_name = $1`;
type Counted = Record<'used' | 'charged' | 'running' | 'results' | 'errors', number>;

/** The calls of an account for an ability. */
interface Target {
  userName: string;
  abilityNo: number;
  request: Request;
  results: number;
  errors: number;
}

/** How often each code came. */
type Codes = Map<string, number>;

const add = (codes: Codes, code: string) => codes.set(code, (codes.get(code) ?? 0) + 1);
const listed = (codes: Codes) => [...codes].map(([code, times]) => `${times} × ${code}`).join(', ');
const sum = <One>(all: Iterable<One>, of: (one: One) => number) => [...all].reduce((whole, one) => whole + of(one), 0);

/** Sends a request, and returns the code of its answer and after how many seconds the next may follow. */
const ask = async (origin: string, { method, path, headers = {}, body = '' }: Request) => {
  try {
    const answer = await fetch(origin + path, { method, headers, body });
    const { code } = (await answer.json()) as { code: string };
    return { code, again: Number(answer.headers.get('retry-after') ?? 0) };
  } catch (error) {
    return { code: String((error as Error).cause ?? error), again: 1 };
  }
};

/** Has all callers send their requests at once, and each its next one after an answer. Returns the other answers. */
const callAtOnce = async (origins: readonly string[], targets: readonly Target[]): Promise<Codes> => {
  const others: Codes = new Map();
  const until = performance.now() + SECONDS * 1000;
  const caller = async (at: number) => {
    const origin = origins[at % origins.length] as string;
    for (let next = at; performance.now() < until; next += CALLERS) {
      const target = targets[next % targets.length] as Target;
      const { code, again } = await ask(origin, target.request);
      if (code === RESULT) target.results += 1;
      else {
        target.errors += 1;
        if (!REFUSALS.includes(code)) add(others, code);
      }
      await pause(again * 1000);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, at) => caller(at)));
  return others;
};

const WRITTEN_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Returns what the database has of the calls since `began`, once the nodes have written as many requests down. */
const countAll = async (
  client: pg.Client,
  targets: readonly Target[],
  { began, calls }: { began: Date; calls: number },
): Promise<Counted[]> => {
  const giveUp = performance.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const counted: Counted[] = [];
    for (const { userName, abilityNo } of targets)
      counted.push((await client.query<Counted>(COUNTED, [userName, abilityNo, began])).rows[0] as Counted);
    if (sum(counted, (one) => one.results + one.errors) >= calls || performance.now() > giveUp) return counted;
    await pause(LOOK_EVERY_MS);
  }
};

/** Calls two nodes of one portal at once, and compares what callers got with what the database has of it. */
const measureCalls = async ({ dataDir, progress }: Bench, origin: string) => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  const other = await startNode(dataDir, { cache: true, engines: true, limits: true });
  try {
    const image = (await signPicture()).toString('base64');
    const targets: Target[] = [];
    for (const title of titles) {
      const account = accountTitled(dataDir, title);
      const key = await makeKey(origin, account);
      for (const abilityNo of abilityNos) {
        const request = inferRequest(key, abilityNo, { image });
        targets.push({ userName: account.name, abilityNo, request, results: 0, errors: 0 });
      }
    }
    const began = new Date();
    const others = await callAtOnce([origin, other.origin], targets);
    const [results, errors] = [sum(targets, (one) => one.results), sum(targets, (one) => one.errors)];
    progress(`${results} results, ${errors} errors, other answers: ${listed(others) || 'none'}`);
    if (results === 0) throw new Error('there were no results');
    const counted = await countAll(client, targets, { began, calls: results + errors });
    const apart = (part: keyof Counted, got: (target: Target) => number) =>
      sum(counted.keys(), (at) => Math.abs((counted[at] as Counted)[part] - got(targets[at] as Target)));
    return {
      calls: results + errors,
      results,
      lost: sum(others.values(), (times) => times),
      units: apart('used', (one) => one.results) + apart('charged', (one) => one.results) + apart('running', () => 0),
      unkept: apart('results', (one) => one.results) + apart('errors', (one) => one.errors),
    };
  } finally {
    await other.stop();
    await client.end();
  }
};

/** Measures two nodes with their limits, `origin` being the first of them. */
export const measureManyCallers = async (bench: Bench, origin: string) => {
  let measured: ReturnType<typeof measureCalls> | undefined;
  const row = (name: string, part: 'lost' | 'units' | 'unkept', of: 'calls' | 'results') =>
    bench.row(name, async () => {
      const figures = await (measured ??= measureCalls(bench, origin));
      const value = figures[part];
      return { value, reference: figures[of], unit: '', figure: value, figureUnit: '', budget: { atMost: 0 } };
    });
  await row(lostName, 'lost', 'calls');
  await row(quotaName, 'units', 'results');
  await row(keptName, 'unkept', 'calls');
};
