import { parseArgs } from 'node:util';

export interface Settings {
  /** How often each side of a comparison is measured. */
  rounds: number;
  /** The duration of one measurement in seconds. */
  seconds: number;
  /** A part of the names of the rows to run; all rows if absent. */
  only: string | undefined;
  /** A missed budget is a failure. */
  strict: boolean;
  /** Ten minutes of load for the memory rows, and 2000 pictures for the recognition row. */
  soak: boolean;
}

const positive = (flag: string, text: string): number => {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${flag} takes a number above 0, not ${text}`);
  return number;
};

/** Reads the command line. Throws an error of one sentence if it is invalid. */
export const readSettings = (args: readonly string[]): Settings => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '15' },
      seconds: { type: 'string', default: '0.5' },
      only: { type: 'string' },
      strict: { type: 'boolean', default: false },
      soak: { type: 'boolean', default: false },
    },
  });
  return {
    rounds: Math.ceil(positive('rounds', values.rounds)),
    seconds: positive('seconds', values.seconds),
    only: values.only,
    strict: values.strict,
    soak: values.soak,
  };
};
