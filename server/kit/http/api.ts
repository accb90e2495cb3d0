import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Config } from '../config.ts';
import { answerError } from './answer-error.ts';
import { protocolError } from './call-error.ts';
import { type Caller, hostKindOf, type Identify } from './caller.ts';
import { CALLS_A_MINUTE } from '../limits/call-budget.ts';
import { authorise, type Calls, check } from './calls.ts';
import { goneOf } from './gone.ts';
import { noteIdempotencyKey } from '../limits/idempotency-key.ts';
import { exchangeOf } from './exchange.ts';
import { createCache, type Cache } from '../cache/cache.ts';
import { createReading } from '../cache/tags.ts';
import { type CachedAnswer, cacheAnswer, sendCached } from '../cache/cached-answer.ts';
import { isLoopback, networkOf } from '../limits/network-of.ts';
import { observeAnswers, type OnAnswer } from './observe-answers.ts';
import { callerOfKey, type KeyCalls, readKey, traceKeyCalls, startTrace } from '../key-calls/key-calls.ts';
import { readHeaderText } from '../key-calls/trace.ts';
import { ignoredIn, noteFields } from '../key-calls/sent.ts';
import { acceptForms, readForm, readJson } from './read-form.ts';
import { answerHeaders } from './security-headers.ts';
import { createUploadPlaces } from '../limits/upload-places.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Cached answers contain counts, which must be correct within a second, including the time to compute them. */
const FRESH_MS = 900;

/** Creates the answer cache of this node, which is cleared when the content changes. */
export const createAnswerCache = (onRefreshFailure: (error: unknown) => void): Cache<CachedAnswer> =>
  createCache({
    maximumBytes: CACHE_BYTES,
    sizeOf: (answer) => answer.size,
    freshMs: FRESH_MS,
    staleMs: 0,
    onRefreshFailure,
  });

/** Answers to programs contain the id of the request and the ignored fields. */
const envelope = (data: unknown, trace?: FastifyRequest['trace']) =>
  JSON.stringify({
    code: SUCCESS_CODE,
    msg: '',
    data: data ?? null,
    requestId: trace?.requestId,
    ...(trace && ignoredIn(trace)),
  });

/** Mounts every call of `calls` as a route that takes JSON or a form and returns the envelope. */
export const mountApi = async (
  app: FastifyInstance,
  options: {
    calls: Calls;
    config: Config;
    cache: Cache<CachedAnswer>;
    underTls: boolean;
    identify: Identify;
    keyCalls: KeyCalls;
    onAnswer?: OnAnswer | undefined;
  },
) => {
  const { calls, config, cache, identify, keyCalls, onAnswer } = options;
  const headers = answerHeaders(options.underTls);
  const jsonHeaders = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };

  const setHeaders = (reply: FastifyReply) => reply.headers(headers).header('cache-control', 'no-store');
  app.setErrorHandler((error, request, reply) => answerError(error, request, setHeaders(reply), serviceOf(request)));
  if (config.rateLimit)
    await app.register(rateLimit, {
      max: CALLS_A_MINUTE,
      timeWindow: '1 minute',
      // A loopback peer is a proxy on this machine that TRUSTED_PROXIES does not name. One budget for everyone behind
      // it would lock them all out.
      allowList: (request) => isLoopback(request.ip),
      keyGenerator: (request) => networkOf(request.ip),
    });
  if (onAnswer) observeAnswers(app, onAnswer);
  traceKeyCalls(app, config, keyCalls.onTraced);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1000 });
  app.removeContentTypeParser('text/plain');
  // `calls` checks and filters; the schemas on the routes are only documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  /** Identifies the caller and authorises the call, before reading anything else of the request. */
  const readExchange = async (call: AnyCall, request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
    const exchange = exchangeOf(request, reply, options.underTls);
    caller.exchange = exchange;
    if (call.access === 'key') callerOfKey(caller, request, await readKey(call, request, keyCalls.identifyKey));
    else if ((call.access !== 'public' || call.readsUser) && exchange.token !== undefined) {
      const found = await identify(exchange.token);
      if (found?.lives) caller.user = found.user;
      else if (found) caller.over = found.over;
    }
    authorise(call, caller);
  };

  const places = createUploadPlaces({ limited: config.rateLimit });

  /** Reads the request of a call and runs it without the cache. */
  const answerAnew = async (call: AnyCall, request: FastifyRequest, caller: Caller) => {
    const answer = (raw: unknown) => {
      if (request.trace) noteFields(request.trace, call, raw);
      const input = check(call, withVersion(call, raw, request));
      noteIdempotencyKey(call, request, caller, input);
      return calls.handle(call, input as never, caller);
    };
    const { multipart, service } = call;
    if (!multipart) return answer(rawOf(call, request));
    const { jsonMaximumBytes } = multipart;
    if (jsonMaximumBytes !== undefined && isJson(request))
      return answer(withParameters(await readJson(request, service, jsonMaximumBytes), request));
    // If the file is optional, a request without one takes no place.
    let leave = multipart.optional ? undefined : places.take(service, caller);
    try {
      const { fields, upload } = await readForm(request, { service, multipart }, () => {
        leave ??= places.take(service, caller, { patient: true });
      });
      if (upload) caller.upload = upload;
      return await answer(withParameters(fields, request));
    } finally {
      leave?.();
    }
  };

  /** Answers a call from the cache, or caches its answer. */
  const answerCached = async (call: AnyCall, request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
    const input = check(call, rawOf(call, request));
    const key = `${caller.hostKind} ${call.name} ${JSON.stringify(input)}`;
    const cached =
      cache.peek(key) ??
      (await cache.get(key, async () => {
        const reading = createReading();
        const data = await calls.handle(call, input as never, { ...caller, reading });
        return { ...(await cacheAnswer(200, jsonHeaders, Buffer.from(envelope(data)))), tags: reading.tags };
      }));
    reply.hijack();
    const status = sendCached(reply.raw, request.headers, request.method, cached);
    // Hooks do not run for hijacked responses.
    onAnswer?.({
      call,
      method: request.method,
      path: request.routeOptions.url ?? call.path,
      status,
      contentType: jsonHeaders['content-type'],
      body: status === 200 && request.method !== 'HEAD' ? String(cached.identity.bytes) : '',
      description: () => app.swagger(),
    });
    return reply;
  };

  const mountCall = (scope: FastifyInstance, call: AnyCall) => {
    for (const path of [call.path, ...(call.aliases ?? [])])
      scope.route({
        method: call.method,
        url: path,
        config: { service: call.service },
        ...(call.maximumBytes !== undefined && { bodyLimit: call.maximumBytes }),
        schema: {
          operationId: path === call.path ? call.name : `${call.name}.${path.split('/')[1]}`,
          summary: call.summary,
          tags: [call.name.slice(0, call.name.indexOf('.'))],
          call,
        },
        handler: async (request, reply) => {
          const isUntyped = call.method === 'POST' && request.headers['content-type'] === undefined;
          // The owner of a key finds this error in the list of requests.
          if (isUntyped && call.access !== 'key') throw protocolError(call.service, 'wrongContentType');
          const caller: Caller = {
            hostKind: hostKindOf(request.headers.host, config.productionHosts),
            address: request.ip,
          };
          if (call.cacheable && config.cache) return answerCached(call, request, reply, caller);
          if (call.multipart || call.waits) caller.gone = goneOf(reply);
          if (!call.cacheable) await readExchange(call, request, reply, caller);
          if (isUntyped) throw protocolError(call.service, 'wrongContentType');
          const data = await answerAnew(call, request, caller);
          if (caller.file) {
            const { name, type, bytes } = caller.file;
            return setHeaders(reply)
              .type(type)
              .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
              .send(bytes);
          }
          setHeaders(reply).type('application/json; charset=utf-8');
          return reply.send(envelope(data, request.trace));
        },
      });
  };

  mountUnknown(app, calls, config);
  for (const call of calls.all()) if (!call.multipart && !call.plainText) mountCall(app, call);
  await app.register(async (texts) => {
    texts.addContentTypeParser('text/plain', { parseAs: 'string' }, texts.getDefaultJsonParser('error', 'error'));
    for (const call of calls.all()) if (call.plainText) mountCall(texts, call);
  });
  await app.register(async (forms) => {
    await acceptForms(forms);
    for (const call of calls.all()) if (call.multipart) mountCall(forms, call);
  });
};

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Adds the parameters of the path to the fields of a body; anything but an object is left as it is. */
const withParameters = (body: unknown, { params }: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(params as object).length > 0
    ? { ...body, ...(params as object) }
    : body;

/** Adds the version of the header to a body that names none. */
const withVersion = ({ versionHeader }: AnyCall, body: unknown, { headers }: FastifyRequest): unknown => {
  const version = headers['x-model-version'];
  return versionHeader && version !== undefined && typeof body === 'object' && body !== null && !('version' in body)
    ? { ...body, version: readHeaderText(String(version)) }
    : body;
};

const rawOf = ({ method }: AnyCall, request: FastifyRequest): unknown =>
  method === 'GET'
    ? { ...(request.query as object), ...(request.params as object) }
    : withParameters(request.body, request);

const OPEN_PATH = '/api/openapi/';

/** Returns a function that lists the methods of the calls on a path without its query, none if it has no call. */
const methodLookup = (calls: Calls): ((path: string) => string[]) => {
  const exact = new Map<string, string[]>();
  for (const { method, path, aliases = [] } of calls.all())
    for (const url of [path, ...aliases])
      exact.set(url, [...(exact.get(url) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  const parametrised = [...exact]
    .filter(([url]) => url.includes('/:'))
    .map(([url, methods]) => ({ parts: url.split('/'), methods }));
  const fits = (parts: readonly string[], path: readonly string[]) =>
    parts.length === path.length &&
    parts.every((part, at) => (part.startsWith(':') ? path[at] !== '' : part === path[at]));
  return (path) => exact.get(path) ?? parametrised.find(({ parts }) => fits(parts, path.split('/')))?.methods ?? [];
};

/** Responds 405 to other methods on the path of a call, and 404 to unknown paths below `/api`. */
const mountUnknown = (app: FastifyInstance, calls: Calls, config: Config) => {
  const methodsAt = methodLookup(calls);
  const answerUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': rest = '' } = request.params as Record<string, string | undefined>;
    const allowed = methodsAt((request.routeOptions.url as string).replace('*', () => rest));
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    // Programs get the errors in the form of all their calls.
    if (request.url.startsWith(OPEN_PATH)) startTrace(request, '', config);
    throw protocolError('ability', allowed.length > 0 ? 'wrongMethod' : 'notFound');
  };
  for (const url of ['/api', '/api/*', '/configfiles/*']) app.all(url, { schema: { hide: true } }, answerUnknown);
};

const serviceOf = (request: FastifyRequest) => request.routeOptions.config.service ?? 'ability';

declare module 'fastify' {
  interface FastifyContextConfig {
    service?: AnyCall['service'];
  }
  interface FastifySchema {
    operationId?: string;
    summary?: string;
    tags?: string[];
    /** The call whose schemas the API description prints. */
    call?: AnyCall;
  }
}
