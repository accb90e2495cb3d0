import { setTimeout as pause } from 'node:timers/promises';
import { runTrial } from '#contract/trial/calls.ts';
import type { Bench } from '../bench.ts';
import { accountsOf, tokenOf } from '../log-in.ts';
import { median } from '../median.ts';
import { ninetyNinth } from '../ninety-ninth.ts';
import { besideEngine } from '../recognition/beside-engine.ts';
import { engineProcesses } from '../recognition/engine-processes.ts';
import { documentPicture, signPicture } from '../recognition/pictures.ts';
import type { ServerProcess } from '../server-process.ts';

const aloneName = 'recognition, through the portal : the engine alone';
const lostName = 'recognition, 50 callers at once: without an answer';
const pageName = 'recognition, 50 callers at once: p99 of the home page : idle';
const backName = 'recognition, back after a process was killed';
const othersName = 'recognition, failures other than the killed ones';
export const recognitionRows = [aloneName, lostName, pageName, backName, othersName];

const PAGE_AT_MOST = 2;
const BACK_AT_MOST_SECONDS = 2;
const PAGE_ROUNDS = 3;
const CALLERS = 50;
/**
 * The quota of the first, whose enterprise is certified, is more than the rows use. An account has at most 8 uploads in
 * progress.
 */
const accounts = [
  '普通账号（已认证）',
  '普通账号（审核中）',
  '普通账号（未认证）',
  '企业管理员',
  '专属账号（角色 3）',
  '服务商',
  '合作伙伴',
] as const;
const BUSY = '10013';
const AGAIN_AFTER_MS = 2000;
const KILLS = 5;
const CALLERS_MEANWHILE = 3;
const KILLED_WITHIN_MS = 1500;
/** Abilities that read lines of print; each has its own quota. */
const abilities = { alone: 48, many: 63, killed: [61, 62, 64, 65] };

type Try = (abilityNo: number, picture: Buffer) => Promise<string>;

/** Creates a function that tries an ability with a demo account and returns the code. */
const createTry = async ({ dataDir }: Bench, origin: string, title: string): Promise<Try> => {
  const account = accountsOf(dataDir).find((one) => one.title === title);
  if (!account) throw new Error(`no account ${title}`);
  const token = await tokenOf(origin, account);
  return async (abilityNo, picture) => {
    const body = new FormData();
    body.set('abilityNo', String(abilityNo));
    body.set('image', new Blob([Uint8Array.from(picture)]), 'picture.jpg');
    const answer = await fetch(origin + runTrial.path, { method: 'POST', headers: { token }, body });
    return ((await answer.json()) as { code: string }).code;
  };
};

/** Measures the same picture alternately through the portal and with a separate engine. */
const measureAlone = (bench: Bench, tryOut: Try) =>
  bench.row(aloneName, async () => {
    const picture = await documentPicture('train-ticket', 1);
    return besideEngine({ task: 'general-text', picture }, async () => {
      const code = await tryOut(abilities.alone, picture);
      if (code !== '200') throw new Error(`a recognition answered ${code}`);
    });
  });

/**
 * Runs fifty callers during `meanwhile`. Each sends its next picture after a result; after any other response it waits
 * for about `AGAIN_AFTER_MS`.
 */
const underCallers = async (tries: readonly Try[], meanwhile: () => Promise<number>) => {
  const picture = await documentPicture('train-ticket', 2);
  const answers = { read: 0, busy: 0, lost: 0, codes: new Set<string>() };
  let over = false;
  const call = async (tryOut: Try) => {
    while (!over) {
      const code = await tryOut(abilities.many, picture).catch(() => 'none');
      if (code === '200') {
        answers.read += 1;
        continue;
      }
      if (code === BUSY) answers.busy += 1;
      else {
        answers.lost += 1;
        answers.codes.add(code);
      }
      await pause(AGAIN_AFTER_MS * (0.5 + Math.random()));
    }
  };
  const calls = Array.from({ length: CALLERS }, (_, at) => call(tries[at % tries.length] as Try));
  const figure = await meanwhile().finally(() => {
    over = true;
  });
  await Promise.all(calls);
  return { ...answers, figure };
};

const measureMany = async (bench: Bench, tries: readonly Try[], origin: string) => {
  let measured: (Awaited<ReturnType<typeof underCallers>> & { idle: number }) | undefined;
  const measure = async () => {
    if (measured) return measured;
    await ninetyNinth(origin);
    const ninetyNinths = async () => {
      const times: number[] = [];
      for (let round = 0; round < PAGE_ROUNDS; round += 1) times.push(await ninetyNinth(origin));
      return median(times);
    };
    const idle = await ninetyNinths();
    measured = { ...(await underCallers(tries, ninetyNinths)), idle };
    bench.progress(
      `${measured.read} pictures were read, ${measured.busy} times it was busy, lost were ${[...measured.codes].join(', ') || 'none'}`,
    );
    if (measured.read === 0) throw new Error('no picture was read');
    return measured;
  };
  await bench.row(lostName, async () => {
    const { read, busy, lost } = await measure();
    return { value: lost, reference: read + busy, unit: '', figure: lost, figureUnit: '', budget: { atMost: 0 } };
  });
  await bench.row(pageName, async () => {
    const { figure, idle } = await measure();
    return {
      value: figure,
      reference: idle,
      unit: 'ms',
      figure: figure / idle,
      figureUnit: '',
      budget: { atMost: PAGE_AT_MOST },
    };
  });
};

/** Kills text processes at random moments under load. Returns how long nothing was read afterwards, and what failed. */
const killSome = async (tryOut: Try, pid: number) => {
  const picture = await signPicture();
  const read: number[] = [];
  let failed = 0;
  let asked = 0;
  let over = false;
  const call = async () => {
    while (!over) {
      const abilityNo = abilities.killed[(asked += 1) % abilities.killed.length] as number;
      const code = await tryOut(abilityNo, picture).catch(() => 'none');
      if (code === '200') read.push(performance.now());
      else if (code !== BUSY) failed += 1;
    }
  };
  const calls = Array.from({ length: CALLERS_MEANWHILE }, call);
  const backAfter: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(KILLED_WITHIN_MS * (0.5 + Math.random()));
    const victims = engineProcesses(pid, 'text');
    const at = performance.now();
    for (const victim of victims) process.kill(victim, 'SIGKILL');
    while (!read.some((time) => time > at)) {
      if (performance.now() - at > 30_000) throw new Error('nothing was read any more');
      await pause(10);
    }
    backAfter.push((read.find((time) => time > at) as number) - at);
  }
  over = true;
  await Promise.all(calls);
  return { backAfter: Math.max(...backAfter), failed };
};

const measureKilled = async (bench: Bench, tryOut: Try, pid: number) => {
  let measured: ReturnType<typeof killSome> | undefined;
  const measure = () => {
    measured ??= killSome(tryOut, pid);
    return measured;
  };
  await bench.row(backName, async () => {
    const { backAfter } = await measure();
    return {
      value: backAfter,
      unit: 'ms',
      figure: backAfter / 1000,
      figureUnit: 's',
      budget: { atMost: BACK_AT_MOST_SECONDS },
    };
  });
  await bench.row(othersName, async () => {
    const { failed } = await measure();
    const others = Math.max(0, failed - KILLS);
    return { value: failed, reference: KILLS, unit: '', figure: others, figureUnit: '', budget: { atMost: 0 } };
  });
};

export const measureRecognition = async (bench: Bench, { origin, pid }: ServerProcess) => {
  const tries: Try[] = [];
  for (const title of accounts) tries.push(await createTry(bench, origin, title));
  const [tryOut] = tries as [Try];
  await measureAlone(bench, tryOut);
  if (bench.wants([lostName, pageName])) await measureMany(bench, tries, origin);
  if (bench.wants([backName, othersName])) await measureKilled(bench, tryOut, pid);
};
