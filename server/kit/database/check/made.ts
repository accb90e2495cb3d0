import { fileURLToPath } from 'node:url';
import type { Database } from '../database.ts';
import type { Statement } from '../statement.ts';
import type { Place } from './calls.ts';
import { slashed } from './sources.ts';

/** Path of this file, which is on every stack. */
export const madePath = slashed(fileURLToPath(import.meta.url));

interface Line {
  path: string;
  line: number;
}

/** A statement, and the lines of our code on the stack when it was created or run. */
export interface Made {
  statement: Statement;
  /** Undefined if the statement was not run. */
  values?: unknown[];
  lines: Line[];
}

const frame = /(?:\(|at (?:async )?)((?:file:\/\/)?[^()]+\.ts)(?:\?[^:]*)?:(\d+):\d+\)?$/;

/** Returns the lines of our code on the stack. */
const linesNow = (): Line[] => {
  const holder: { stack?: string } = {};
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  Error.captureStackTrace(holder, linesNow);
  const text = holder.stack ?? '';
  Error.stackTraceLimit = limit;
  return text.split('\n').flatMap((line) => {
    const [, path, number] = frame.exec(line) ?? [];
    if (path === undefined) return [];
    return [{ path: slashed(path.startsWith('file:') ? fileURLToPath(path) : path), line: Number(number) }];
  });
};

const made: Made[] = [];

/** Records a statement with the lines that create it, and returns it. */
export const noteMade = (statement: Statement): Statement => {
  made.push({ statement, lines: linesNow() });
  return statement;
};

export const allMade = (): readonly Made[] => made;

export const isMadeAt = ({ lines }: Made, { path, from, to }: Place): boolean =>
  lines.some((one) => one.path === path && one.line >= from && one.line <= to);

/** Creates a database that records statements instead of running them, and returns no rows. */
export const recordingDatabase = (): { database: Database; run: Made[] } => {
  const run: Made[] = [];
  const database: Database = {
    kysely: undefined as never,
    query(statement, values = []) {
      run.push({ statement, values, lines: linesNow() });
      return Promise.resolve([]);
    },
    transaction: (work) => work(database),
    rolledBack: (work) => work(database),
    ping: () => Promise.resolve(),
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    close: () => Promise.resolve(),
  };
  return { database, run };
};
