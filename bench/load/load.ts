import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A placeholder for the value of a header, or a part of the body, that differs in each request. */
export const UNIQUE = '[<id>]';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The expected status; a success if absent. */
  status?: number;
}

export interface Load {
  origin: string;
  /** Each connection sends them alternately. */
  requests: readonly Request[];
  seconds: number;
  /** Requests are sent at this constant rate, however fast they are answered; as fast as possible if absent. */
  perSecond?: number;
}

export interface LoadResult {
  /** The number of requests that returned the expected status. */
  answered: number;
  perSecond: number;
  failed: number;
}

export interface LoadGenerator {
  /**
   * Sends a request on each connection as soon as the previous one is completed and the next one is due. Throws if one
   * fails.
   */
  run(load: Load): Promise<LoadResult>;
  stop(): void;
}

export const startLoadGenerator = (): LoadGenerator => {
  const child = fork(join(import.meta.dirname, 'load-process.ts'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with code ${code}`);
  });
  // The error reaches the caller that awaits `ended`.
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
