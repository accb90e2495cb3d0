import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A header's value that is another one in each request. */
export const UNIQUE = '[<id>]';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  origin: string;
  /** Each connection sends them in turn. */
  requests: readonly Request[];
  seconds: number;
}

export interface LoadResult {
  /** Requests that were answered with a status of success. */
  answered: number;
  perSecond: number;
  failed: number;
}

export interface LoadGenerator {
  /** Sends as many requests as are answered; throws where one fails. */
  run(load: Load): Promise<LoadResult>;
  stop(): void;
}

export const startLoadGenerator = (): LoadGenerator => {
  const child = fork(join(import.meta.dirname, 'load-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with code ${code}`);
  });
  // Told to whoever waits for it.
  ended.catch(() => {});
  return {
    async run(load) {
      const answer = once(child, 'message');
      child.send(load);
      const [result] = (await Promise.race([answer, ended])) as [LoadResult];
      if (result.failed > 0 || result.answered === 0)
        throw new Error(`${load.origin}: ${result.failed} requests failed, ${result.answered} were answered`);
      return result;
    },
    stop: () => child.disconnect(),
  };
};
