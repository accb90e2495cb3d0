import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTicket } from '#contract/auth/calls.ts';
import { innerOf } from '#contract/auth/password-scheme.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import type { Bench } from '../bench.ts';
import { type Account, accountsOf, challengeOf, logIn, make } from '../log-in.ts';
import { median } from '../median.ts';
import { NINETY_NINTH_SECONDS, ninetyNinth } from '../ninety-ninth.ts';
import { pages } from '../requests.ts';
import { rateRow } from '../bench.ts';
import { processorMilliseconds, type ServerProcess } from '../server-process.ts';

const loginName = 'processor time of a login';
const challengeName = 'challenge, unknown name : known name';
const wrongName = 'wrong password, unknown name : known name';
const floodName = 'p99 of the home page under 200 wrong logins a second : idle';
const userPageName = 'home page of a logged-in user : of a visitor';
export const identityRows = [loginName, challengeName, wrongName, userPageName];
/** These rows need the limits, which are on by default. */
export const floodRows = [floodName];

const LOGIN_AT_MOST_MS = 5;
const NAMES_APART_AT_MOST = 1.2;
const FLOOD_AT_MOST = 2;
const USER_PAGE_AT_LEAST = 0.9;

const LOGINS = 300;
const PROBES = 300;
/** Fewer than the number that locks an account. */
const TRIES_A_NAME = 4;
const FLOOD_PER_SECOND = 200;
const FLOOD_ROUNDS = 5;

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Returns the median milliseconds for unknown names and for names of accounts, requested alternately. */
const compareNames = async (known: readonly string[], ask: (name: string) => Promise<unknown>, times: number) => {
  const value: number[] = [];
  const reference: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const name = known[at % known.length] as string;
    // Of the same length and kind.
    const unknown = `${name.slice(0, -2)}${/^\d/.test(name) ? '9' : 'z'}${(at % known.length) % 10}`;
    reference.push(await timed(() => ask(name)));
    value.push(await timed(() => ask(unknown)));
  }
  const ratio = median(value) / median(reference);
  return {
    value: median(value),
    reference: median(reference),
    unit: 'ms' as const,
    // Either may be the slower one.
    figure: Math.max(ratio, 1 / ratio),
    figureUnit: '' as const,
    budget: { atMost: NAMES_APART_AT_MOST },
  };
};

export const measureIdentity = async (bench: Bench, { origin, pid }: ServerProcess) => {
  const accounts = accountsOf(bench.dataDir);
  const [{ name, password }] = accounts as [Account];

  await bench.row(loginName, async () => {
    const { salt } = await challengeOf(origin, name);
    const inner = await innerOf(passwordPrimitives, password, salt);
    await logIn(origin, name, inner);
    const before = processorMilliseconds(pid);
    for (let times = 0; times < LOGINS; times += 1) {
      const { code } = await logIn(origin, name, inner);
      if (code !== '200') throw new Error(`a login answered ${code}`);
    }
    const each = (processorMilliseconds(pid) - before) / LOGINS;
    return { value: each, unit: 'ms', figure: each, figureUnit: 'ms', budget: { atMost: LOGIN_AT_MOST_MS } };
  });

  const names = accounts.map((account) => account.name);
  await bench.row(challengeName, () => compareNames(names, (one) => challengeOf(origin, one), PROBES));
  await bench.row(wrongName, () =>
    compareNames(names, (one) => logIn(origin, one, Buffer.alloc(32)), names.length * TRIES_A_NAME),
  );

  await bench.row(userPageName, async () => {
    const { salt } = await challengeOf(origin, name);
    const { token } = (await logIn(origin, name, await innerOf(passwordPrimitives, password, salt))).data;
    if ((await make(origin, createTicket, {}, token)).code !== '200') throw new Error('the session does not live');
    const cookie = `token=${token}; ysToken=${token}; updateTime=${Date.now()}`;
    const requests = [{ ...pages.home, headers: { ...pages.home.headers, cookie } }, pages.home];
    const rates: number[][] = [[], []];
    for (let round = -1; round < bench.settings.rounds; round += 1)
      for (const [at, request] of requests.entries()) {
        const { perSecond } = await bench.load.run({ origin, requests: [request], seconds: bench.settings.seconds });
        if (round >= 0) rates[at]?.push(perSecond);
      }
    return rateRow(rates[0], rates[1], USER_PAGE_AT_LEAST);
  });
};

const underFlood = async (origin: string) => {
  const flood = fork(join(import.meta.dirname, '../load/wrong-logins.ts'), [origin, String(FLOOD_PER_SECOND)]);
  let tried = 0;
  flood.on('message', (answered: number) => {
    tried = answered;
  });
  await once(flood, 'message');
  const flooded = await ninetyNinth(origin);
  flood.disconnect();
  const least = NINETY_NINTH_SECONDS * FLOOD_PER_SECOND;
  if (tried < least * 0.9) throw new Error(`only ${tried} wrong logins were answered, not ${least}`);
  return flooded;
};

/** Uses the median of several rounds, since four processes compete for the machine's few processors. */
export const measureFlood = (bench: Bench, { origin }: ServerProcess) =>
  bench.row(floodName, async () => {
    await ninetyNinth(origin);
    const times: { idle: number; flooded: number }[] = [];
    for (let round = 0; round < FLOOD_ROUNDS; round += 1)
      times.push({ idle: await ninetyNinth(origin), flooded: await underFlood(origin) });
    const idle = median(times.map((one) => one.idle));
    const flooded = median(times.map((one) => one.flooded));
    return {
      value: flooded,
      reference: idle,
      unit: 'ms',
      figure: flooded / idle,
      figureUnit: '',
      budget: { atMost: FLOOD_AT_MOST },
    };
  });
