import type { LoadGenerator, Request } from './load/load.ts';
import { median, medianRatio } from './median.ts';
import type { Row } from './row.ts';
import type { Settings } from './settings.ts';

const WARM_UP_SECONDS = 1;

/** What all rows share. */
export interface Bench {
  settings: Settings;
  load: LoadGenerator;
  /** Contains a database with the default content. */
  dataDir: string;
  /** Prints the current step to stderr. */
  progress(text: string): void;
  /** Returns whether the command line selects any of these rows. */
  wants(names: readonly string[]): boolean;
  /** Measures and records a row, if it is selected. */
  row(name: string, measure: () => Promise<Omit<Row, 'name'>>): Promise<void>;
}

/** Returns each origin's requests per second for the same request, measured alternately: A B A B … */
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

/** Returns the row that compares a rate with that of its reference. */
export const rateRow = (
  value: readonly number[] = [],
  reference: readonly number[] = [],
  atLeast?: number,
  unit: Row['unit'] = 'requests/s',
): Omit<Row, 'name'> => ({
  value: median(value),
  reference: median(reference),
  unit,
  figure: medianRatio(value, reference),
  figureUnit: '',
  ...(atLeast !== undefined && { budget: { atLeast } }),
  rounds: { value: [...value], reference: [...reference] },
});
