import type { FastifyInstance } from 'fastify';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import type { Database } from '../database/database.ts';
import { RETRY_AFTER_SECONDS } from '../http/answer-error.ts';
import type { RemoteHealth } from '../inference/remote-health.ts';
import type { Headers } from '../http/security-headers.ts';

export interface EngineState {
  group: string;
  /** Number of processes that have loaded their models. */
  ready: number;
  /** Number of pictures that wait for a process. */
  waiting: number;
}

interface Watched {
  database: Database;
  /** The engines of this node; empty if there are none. */
  engines: () => EngineState[];
  /** Where some abilities are recognised elsewhere. A node without it still serves everything else. */
  inferenceServer?: RemoteHealth | undefined;
}

/**
 * Mounts `GET /api/health`: 200 while the portal can serve everything but trials, else 503. `GET /api/health/live`
 * answers 200 as long as the process serves requests, in any state of the database: a restart only helps if it fails.
 */
export const mountHealth = (
  app: FastifyInstance,
  { database, engines, inferenceServer }: Watched,
  headers: Headers,
) => {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.get('/api/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(headers).header('cache-control', 'no-store');
    return { code: SUCCESS_CODE, msg: '', data: { live: true, version: RELEASE } };
  });
  app.get('/api/health', { schema: { hide: true } }, async (_request, reply) => {
    const up = await database.ping().then(
      () => true,
      () => false,
    );
    const ready = up && !stopping;
    reply.headers(headers).header('cache-control', 'no-store');
    if (!ready) reply.status(503).header('retry-after', RETRY_AFTER_SECONDS);
    const data = {
      ready,
      version: RELEASE,
      database: up ? 'up' : 'away',
      engines: engines(),
      ...(inferenceServer && { inferenceServer: (await inferenceServer.isUp()) ? 'up' : 'away' }),
    };
    return { code: ready ? SUCCESS_CODE : '503', msg: '', data };
  });
};
