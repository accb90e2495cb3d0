import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BODY_MAXIMUM_BYTES } from '#contract/kit/limits.ts';
import type { Config } from '../config.ts';
import { timedId } from '../key-calls/trace.ts';
import { logShape } from '../health/log-shape.ts';
import { answerError } from './answer-error.ts';
import { protocolError } from './call-error.ts';
import { answerClientError } from './client-error.ts';
import { drainConnections } from './drain.ts';
import { preferredText } from './preferred-text.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 30_000;
/** How often Node checks these timeouts; its default is too rare for them to be limits. */
const TIMEOUT_CHECK_MS = 1000;

/** Returns whether a request names its host more than once: a proxy could read another one than the portal. */
const hasTwoHosts = (rawHeaders: readonly string[]) => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] as string)) hosts += 1;
  return hosts > 1;
};

export type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

interface HttpServerOptions {
  config: Config;
  /** Headers of every response, including errors. */
  headers: Record<string, string>;
  /** The page response for an address that cannot be decoded; undefined without pages. */
  unreadablePage: () => Answer | undefined;
  /** Called at the stop, while requests in progress can still get a response. */
  onStop: () => void;
}

/** Creates a server with limits, log and responses for everything that has no route. */
export const createHttpServer = ({ config, headers, unreadablePage, onStop }: HttpServerOptions): FastifyInstance => {
  const notFound: Answer = (request, reply) =>
    answerError(protocolError('ability', 'notFound'), request, reply.headers(headers), 'ability');
  const app = Fastify({
    logger: {
      ...logShape,
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.token', 'req.url'],
    },
    // Answers and log name a request alike.
    genReqId: () => timedId(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_MAXIMUM_BYTES,
    requestTimeout: BODY_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    clientErrorHandler: answerClientError(headers),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A request that arrived before its connection was closed gets a normal response.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, constraints: { wants: preferredText } },
    frameworkErrors: (_error, request, reply) => {
      const isOfPages = !/^\/(api|static|assets|files|trial)\//.test(request.raw.url ?? '');
      ((isOfPages && unreadablePage()) || notFound)(request, reply);
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  drainConnections(app, onStop);
  app.addHook('onRequest', (request, reply, done) => {
    // Pages are sent without the framework's reply.
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasTwoHosts(request.raw.rawHeaders)) return done();
    void answerError(protocolError('ability', 'invalid', 'Host'), request, reply.headers(headers), 'ability');
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply.headers(headers), 'ability'));
  app.setNotFoundHandler(notFound);
  return app;
};
