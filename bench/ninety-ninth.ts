import { setTimeout as pause } from 'node:timers/promises';
import { fetchRaw } from './references/fetch-raw.ts';
import { pages } from './requests.ts';

const ASKED = 1500;
const ASK_EVERY_MS = 4;
/** The duration of one measurement. */
export const NINETY_NINTH_SECONDS = (ASKED * ASK_EVERY_MS) / 1000;

/** Returns the 99th percentile, in milliseconds, of requests for the home page at a constant rate. */
export const ninetyNinth = async (origin: string): Promise<number> => {
  const times: number[] = [];
  const ask = async () => {
    const began = performance.now();
    await fetchRaw(origin, pages.home);
    times.push(performance.now() - began);
  };
  const asked: Promise<void>[] = [];
  for (let next = performance.now(), sent = 0; sent < ASKED; sent += 1, next += ASK_EVERY_MS) {
    await pause(Math.max(0, next - performance.now()));
    asked.push(ask());
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] as number;
};
