import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BODY_MAXIMUM_BYTES } from '#contract/kit/limits.ts';
import type { Config } from '../config.ts';
import { answerError } from './answer-error.ts';
import { protocolError } from './call-error.ts';
import { answerClientError } from './client-error.ts';
import { drainConnections } from './drain.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 30_000;
/** How often Node looks for requests that are past these times; by default so rarely that they would be no limits. */
const TIMEOUT_CHECK_MS = 1000;

export type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

interface HttpServerOptions {
  config: Config;
  /** On every answer, errors too. */
  headers: Record<string, string>;
  /** Answers for the pages an address that cannot be decoded, which is the address of nothing; undefined without pages. */
  unreadablePage: () => Answer | undefined;
  /** At the stop, while requests in hand may still be answered. */
  onStop: () => void;
}

/** A server with its limits, its log and its answers to what nothing else answers. */
export const createHttpServer = ({ config, headers, unreadablePage, onStop }: HttpServerOptions): FastifyInstance => {
  const notFound: Answer = (request, reply) =>
    answerError(protocolError('ability', 'notFound'), request, reply.headers(headers), 'ability');
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.token', 'req.url'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAXIMUM_BYTES,
    requestTimeout: BODY_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    clientErrorHandler: answerClientError(headers),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A request that came in before its connection was closed is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      const isOfPages = !/^\/(api|static|assets|files|trial)\//.test(request.raw.url ?? '');
      ((isOfPages && unreadablePage()) || notFound)(request, reply);
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  drainConnections(app, onStop);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply.headers(headers), 'ability'));
  app.setNotFoundHandler(notFound);
  return app;
};
