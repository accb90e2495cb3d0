import type { Connection } from './load/connection.ts';
import type { Request } from './load/load.ts';
import { comparedTimes, median } from './median.ts';
import type { Row } from './row.ts';

/** A portal and the connection for its requests. */
export interface Side {
  origin: string;
  connection: Connection;
}
/** One side with little content and one with much. */
export type Sides = [once: Side, many: Side];

/** Sends requests to both sides alternately, one at a time: O M O M … */
export const compare = async (
  rounds: number,
  asked: number,
  [once, many]: Sides,
  [fromOnce, fromMany]: [Request, Request],
): Promise<Pick<Row, 'value' | 'reference' | 'unit' | 'figure' | 'figureUnit' | 'rounds'>> => {
  const value: number[] = [];
  const reference: number[] = [];
  // The first round warms up: statements are planned and pages of the database are read.
  for (let round = -1; round < rounds; round += 1) {
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < asked; count += 1) {
      times[0].push(await once.connection.ask(fromOnce));
      times[1].push(await many.connection.ask(fromMany));
    }
    if (round < 0) continue;
    reference.push(median(times[0]));
    value.push(median(times[1]));
  }
  return comparedTimes(value, reference);
};
