import { protocolError } from '../http/call-error.ts';

interface Options<Row, Result> {
  /** Writes rows in one statement and returns the result of each, in their order. */
  write(rows: readonly Row[]): Promise<readonly Result[]>;
  rowsAtOnce: number;
  /** The maximum number of waiting rows; further ones are rejected. */
  waitingMaximum: number;
}

interface Waiting<Row, Result> {
  row: Row;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gathers the rows of many calls while one statement is being written, and writes them with the next. A call is answered
 * once its row is written, so no row that was acknowledged is lost.
 */
export const createGathering = <Row, Result>({ write, rowsAtOnce, waitingMaximum }: Options<Row, Result>) => {
  const waiting: Waiting<Row, Result>[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async () => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, rowsAtOnce);
      try {
        const results = await write(some.map(({ row }) => row));
        for (const [at, { resolve }] of some.entries()) resolve(results[at] as Result);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    writing = undefined;
  };

  return {
    /** Resolves when the row is written. Throws a 429 if too many wait. */
    add(row: Row): Promise<Result> {
      if (waiting.length >= waitingMaximum) throw protocolError('ability', 'tooMany').retryAfter(1);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.push({ row, resolve, reject });
      // After this tick, with all rows that it brings.
      writing ??= Promise.resolve().then(writeAll);
      return promise;
    },
    /** Resolves when nothing waits. */
    async settled(): Promise<void> {
      await writing;
    },
  };
};
