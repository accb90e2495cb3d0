import type { LoadGenerator, Request } from './load/load.ts';
import { median, medianRatio } from './median.ts';
import type { Row } from './row.ts';
import type { Settings } from './settings.ts';

const WARM_UP_SECONDS = 1;

/** What the rows share. */
export interface Bench {
  settings: Settings;
  load: LoadGenerator;
  /** Holds a database with the default content. */
  dataDir: string;
  /** Says on stderr what is being done. */
  progress(text: string): void;
  /** Whether the command line asks for any of these rows. */
  wants(names: readonly string[]): boolean;
  /** Measures a row where it is asked for, and keeps it. */
  row(name: string, measure: () => Promise<Omit<Row, 'name'>>): Promise<void>;
}

/** Requests a second of each origin for the same requests, measured in turn: A B A B … */
export const measureInTurn = async (
  { settings, load }: Bench,
  origins: readonly string[],
  request: Request,
): Promise<number[][]> => {
  const requests = [request];
  for (const origin of origins) await load.run({ origin, requests, seconds: WARM_UP_SECONDS });
  const rates: number[][] = origins.map(() => []);
  for (let round = 0; round < settings.rounds; round += 1)
    for (const [at, origin] of origins.entries())
      rates[at]?.push((await load.run({ origin, requests, seconds: settings.seconds })).perSecond);
  return rates;
};

/** The row of a rate and its reference's. */
export const rateRow = (
  value: readonly number[] = [],
  reference: readonly number[] = [],
  atLeast?: number,
): Omit<Row, 'name'> => ({
  value: median(value),
  reference: median(reference),
  unit: 'requests/s',
  figure: medianRatio(value, reference),
  figureUnit: '',
  ...(atLeast !== undefined && { budget: { atLeast } }),
  rounds: { value: [...value], reference: [...reference] },
});
