import type { Log } from '#server/kit/database/connection.ts';

/** A row waits for others this long, */
export const COLLECT_MS = 250;
/** unless there are so many. */
export const ROWS_AT_ONCE = 200;
/** While the database is away, so many rows wait; then the oldest are given up. */
export const ROWS_WAITING_MAXIMUM = 20_000;
const AGAIN_AFTER_MS = { first: 500, most: 10_000 };

interface Options<Row> {
  /** Throws if the database is away; the rows are then written again. */
  write(rows: readonly Row[]): Promise<void>;
  log: Pick<Log, 'warn'>;
}

/**
 * Collects rows in memory and writes them in batches, away from the calls that they are about. A failed write is done
 * again, at growing intervals.
 */
export const createCollector = <Row>({ write, log }: Options<Row>) => {
  let waiting: Row[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let pauseMs = 0;
  let given = 0;

  const later = (ms: number) => {
    if (timer) return;
    timer = setTimeout(() => void flush(), ms);
    timer.unref();
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, ROWS_AT_ONCE);
      const before = given;
      try {
        await write(rows);
      } catch (err) {
        pauseMs = Math.min(AGAIN_AFTER_MS.most, Math.max(AGAIN_AFTER_MS.first, pauseMs * 2));
        log.warn({ err, waiting: waiting.length }, 'requests are written down later');
        return;
      }
      pauseMs = 0;
      // What was given up meanwhile was at the beginning.
      waiting = waiting.slice(Math.max(0, rows.length - (given - before)));
    }
  };

  /** Writes what waits. Never throws: what cannot be written now waits on. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
      if (waiting.length > 0) later(pauseMs);
    });
    await writing;
  };

  return {
    add(row: Row): void {
      if (waiting.length >= ROWS_WAITING_MAXIMUM) {
        waiting.shift();
        given += 1;
        if (given % ROWS_WAITING_MAXIMUM === 1) log.warn({ given }, 'requests are given up: too many wait');
      }
      waiting.push(row);
      if (pauseMs > 0) later(pauseMs);
      else if (waiting.length >= ROWS_AT_ONCE) void flush();
      else later(COLLECT_MS);
    },
    flush,
    /** Writes what waits for the last time. */
    async stop(): Promise<void> {
      await writing;
      await flush();
      clearTimeout(timer);
      if (waiting.length > 0) log.warn({ waiting: waiting.length }, 'requests are lost: the database is away');
    },
  };
};

export type Collector<Row> = ReturnType<typeof createCollector<Row>>;
