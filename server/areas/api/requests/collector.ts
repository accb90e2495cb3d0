import type { Log } from '#server/kit/database/connection.ts';
import { createDelayedRun } from '#server/kit/jobs/delayed-run.ts';

/** How long a row waits for others. */
export const COLLECT_MS = 250;
/** With this many rows waiting, they are written at once. */
export const ROWS_AT_ONCE = 200;
/** How long a reader waits until the rows that were added before are written. */
export const READ_WITHIN_MS = 1000;
/** While the database is away, at most this many rows wait; then the oldest are dropped. */
export const ROWS_WAITING_MAXIMUM = 20_000;
const AGAIN_AFTER_MS = { first: 500, most: 10_000 };

interface Options<Row> {
  /** Throws if the database is away; the rows are then written again. */
  write(rows: readonly Row[]): Promise<void>;
  log: Pick<Log, 'warn'>;
}

/**
 * Collects rows in memory and writes them in batches, separately from the calls that produce them. A failed write is
 * retried at growing intervals.
 */
export const createCollector = <Row>({ write, log }: Options<Row>) => {
  let waiting: Row[] = [];
  let pauseMs = 0;
  let given = 0;
  /** Rows that were added, and rows that are done: written or dropped. */
  let [added, ended] = [0, 0];
  let readers: { upTo: number; done: () => void }[] = [];

  const letRead = (isUpTo: (upTo: number) => boolean) => {
    const ready = readers.filter(({ upTo }) => isUpTo(upTo));
    readers = readers.filter((reader) => !ready.includes(reader));
    for (const { done } of ready) done();
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, ROWS_AT_ONCE);
      const before = given;
      try {
        await write(rows);
      } catch (err) {
        pauseMs = Math.min(AGAIN_AFTER_MS.most, Math.max(AGAIN_AFTER_MS.first, pauseMs * 2));
        log.warn({ err, waiting: waiting.length }, 'requests could not be written and will be retried');
        letRead(() => true);
        return;
      }
      pauseMs = 0;
      // The rows that were dropped meanwhile were the first ones.
      const written = Math.max(0, rows.length - (given - before));
      waiting = waiting.slice(written);
      ended += written;
      letRead((upTo) => upTo <= ended);
    }
  };

  /** Writes all rows that wait. Rows that cannot be written now go on waiting. */
  const writing = createDelayedRun(async () => {
    await writeAll();
    return waiting.length > 0 ? pauseMs : undefined;
  });

  return {
    add(row: Row): void {
      added += 1;
      if (waiting.length >= ROWS_WAITING_MAXIMUM) {
        waiting.shift();
        given += 1;
        ended += 1;
        if (given % ROWS_WAITING_MAXIMUM === 1) log.warn({ given }, 'requests were dropped: too many were waiting');
      }
      waiting.push(row);
      if (pauseMs > 0) writing.after(pauseMs);
      else if (waiting.length >= ROWS_AT_ONCE) void writing.now();
      else writing.after(COLLECT_MS);
    },
    /**
     * Resolves when what was added until now is written, cannot be written now, or takes too long. Rows that come later
     * are not waited for.
     */
    async flush(): Promise<void> {
      if (ended === added) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const reader = { upTo: added, done: resolve };
      readers.push(reader);
      void writing.now();
      const late = setTimeout(() => letRead((upTo) => upTo <= reader.upTo), READ_WITHIN_MS);
      await promise.finally(() => clearTimeout(late));
    },
    /** Writes the waiting rows for the last time. */
    async stop(): Promise<void> {
      await writing.settled();
      await writing.now();
      writing.cancel();
      if (waiting.length > 0) log.warn({ waiting: waiting.length }, 'requests are lost: the database is away');
    },
  };
};

export type Collector<Row> = ReturnType<typeof createCollector<Row>>;
