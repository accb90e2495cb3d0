import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import type { Config } from '../config.ts';
import type { RemoteHealth } from '../inference/remote-health.ts';
import type { Database } from '../database/database.ts';
import { plainAddress } from '../limits/network-of.ts';
import { networksOf } from '../outbound/public-address.ts';
import type { EngineState } from './health.ts';

export const METRICS_PATH = '/metrics';

/** In seconds, from a cached page to a recognition that uses all of its time. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What a request was for: a call of the contract, a page, or anything else by the first part of its path. */
const kindOf = (request: FastifyRequest): string => {
  const { schema, url = '' } = request.routeOptions;
  if (schema?.call) return schema.call.access === 'key' ? 'open-call' : 'call';
  const [, first = ''] = url.split('/');
  // Films and downloads take as long as they are large: among the pages they would hide slow ones.
  if (first === 'videos' || first === 'downloads') return 'files';
  return ['assets', 'static', 'files', 'media', 'trial', 'v2', 'mcp', 'api'].includes(first) ? first : 'page';
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns whether a request may read the metrics: by the token, or from one of the networks. */
const createMayRead = ({ token, networks }: Config['metrics']) => {
  const inside = networksOf(networks);
  return ({ headers, ip }: FastifyRequest): boolean => {
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))) return true;
    const address = plainAddress(ip);
    return isIP(address) !== 0 && inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
};

interface Measured {
  config: Config;
  database: Database;
  engines: () => EngineState[];
  inferenceServer?: RemoteHealth | undefined;
}

/**
 * Mounts `GET /metrics` for Prometheus if a token or networks are configured; else there is nothing at this address.
 * Other readers get 401.
 */
export const mountMetrics = (app: FastifyInstance, { config, database, engines, inferenceServer }: Measured): void => {
  const { token, networks } = config.metrics;
  if (token === undefined && networks.length === 0) return;
  const mayRead = createMayRead(config.metrics);
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const info = new Gauge({ name: 'portal_info', help: 'Always 1; the release.', labelNames: ['version'], registers });
  info.set({ version: RELEASE }, 1);
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Seconds until the response was sent.',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Calls of the contract by their name and the code of the answer.',
    labelNames: ['call', 'code'],
    registers,
  });
  if (inferenceServer)
    register.registerMetric(
      new Gauge({
        name: 'portal_inference_server_up',
        help: 'Whether the inference server of ENGINE_URL is ready.',
        registers: [],
        async collect() {
          this.set((await inferenceServer.isUp()) ? 1 : 0);
        },
      }),
    );
  /** A gauge with one label, whose values are looked up when they are read. */
  const gauge = (name: string, help: string, label: string, values: () => Iterable<readonly [string, number]>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [of, value] of values()) this.set({ [label]: of }, value);
      },
    });
  gauge('portal_engine_processes_ready', 'Processes that have loaded their models.', 'group', () =>
    engines().map(({ group, ready }) => [group, ready]),
  );
  gauge('portal_engine_pictures_waiting', 'Pictures that wait for a process.', 'group', () =>
    engines().map(({ group, waiting }) => [group, waiting]),
  );
  gauge('portal_database_connections', 'Connections of this node, and queries that wait for one.', 'state', () =>
    Object.entries(database.connections()),
  );

  app.addHook('onResponse', (request, reply, done) => {
    const { schema } = request.routeOptions;
    seconds.observe(
      { kind: kindOf(request), status: `${Math.floor(reply.statusCode / 100)}xx` },
      reply.elapsedTime / 1000,
    );
    if (schema?.call) calls.inc({ call: schema.call.name, code: request.answered?.code ?? SUCCESS_CODE });
    done();
  });
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request))
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('401\n');
    return reply.type(register.contentType).send(await register.metrics());
  });
};
