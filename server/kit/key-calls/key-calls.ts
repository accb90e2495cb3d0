import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { KEY_SCOPE, STILL_RUNNING } from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import { isKnownCode, services } from '#contract/kit/errors/vocabulary.ts';
import type { Config } from '../config.ts';
import { CallError, protocolError } from '../http/call-error.ts';
import type { Caller, CallerKey } from '../http/caller.ts';
import { originOf } from './origin.ts';
import { sentOf } from './sent.ts';
import { beginTrace, type OnTraced, setTraceHeaders, type Trace } from './trace.ts';

/** What of a request names its key. */
export interface KeyRequest {
  authorization: string | undefined;
  /** The address with its query, in which no key may be. */
  url: string;
  address: string;
}

/** A key that exists and may not be used. */
export class KeyError extends CallError {
  readonly key: CallerKey;

  constructor(code: string, key: CallerKey) {
    super('ability', code, statusOf('ability', code));
    this.key = key;
  }
}

/** Finds the key of a request. Throws an error that says why it may not be used. */
export type IdentifyKey = (request: KeyRequest) => Promise<CallerKey>;

export interface KeyCalls {
  identifyKey: IdentifyKey;
  onTraced: OnTraced;
}

const MINUTE = 60;

/** Adds the limit of a network's calls to a trace, as far as it holds for this call. */
const noteCallLimit = (reply: FastifyReply, { limits }: Trace): void => {
  const [quota, left, resetSeconds] = ['limit', 'remaining', 'reset'].map((what) =>
    reply.getHeader(`x-ratelimit-${what}`),
  );
  if (quota === undefined || left === undefined || resetSeconds === undefined) return;
  limits.unshift({
    name: 'calls',
    quota: Number(quota),
    windowSeconds: MINUTE,
    left: Number(left),
    resetSeconds: Number(resetSeconds),
  });
};

/**
 * Gives the calls of programs in this scope an id and headers with their limits, and records them when they have ended.
 */
export const traceKeyCalls = (app: FastifyInstance, config: Config, onTraced: OnTraced): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const call = request.routeOptions.schema?.call;
    if (call?.access === 'key') startTrace(request, call.name, config);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.trace) {
      noteCallLimit(reply, request.trace);
      setTraceHeaders(reply, request.trace);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endTrace(request, reply, onTraced);
    done();
  });
};

/** Begins the trace of a request, also for a route that is no call. */
export const startTrace = (request: FastifyRequest, call: string, config: Config): void => {
  request.trace = beginTrace(call, request, originOf(config, request), sentOf(request));
  // A request that is rejected before it is read counts for its ability as well.
  const { abilityNo } = request.params as { abilityNo?: string };
  if (abilityNo !== undefined && /^\d{1,6}$/.test(abilityNo)) request.trace.abilityNo = Number(abilityNo);
};

export const endTrace = (request: FastifyRequest, reply: FastifyReply, onTraced: OnTraced): void => {
  if (!request.trace) return;
  const { code = SUCCESS_CODE, field } = request.answered ?? {};
  onTraced(
    Object.assign(request.trace, { status: reply.statusCode, code, field, totalMs: Math.round(reply.elapsedTime) }),
  );
};

/** Finds the key of a request, and answers the error that a test key requests. */
export const readKey = async (
  { service, keyUse }: Pick<AnyCall, 'service' | 'keyUse'>,
  request: FastifyRequest,
  identifyKey: IdentifyKey,
): Promise<CallerKey> => {
  const { authorization } = request.headers;
  const { trace } = request;
  const asked = { authorization, url: request.raw.url ?? '', address: request.ip };
  const key = await identifyKey(asked).catch((error: unknown) => {
    // The owner finds the rejected request as well.
    if (trace && error instanceof KeyError) trace.key = error.key;
    throw error;
  });
  if (trace) trace.key = key;
  const simulated = request.headers['x-simulate'];
  if (simulated !== undefined && trace) trace.parameters = { simulate: String(simulated).slice(0, SIMULATED_MAXIMUM) };
  if (simulated !== undefined) throw simulatedError(service, key, String(simulated));
  if (keyUse && !key.uses.has(keyUse)) throw new CallError(service, KEY_SCOPE, statusOf(service, KEY_SCOPE), 'use');
  return key;
};

/** The error that a test key requests. */
const simulatedError = (service: AnyCall['service'], { kind }: CallerKey, code: string): CallError => {
  const known = [service, ...services].find((one) => isKnownCode(one, code));
  if (kind !== 'test' || !known) return protocolError(service, 'invalid', 'X-Simulate');
  const error = new CallError(known, code, statusOf(known, code));
  return error.status === 429 || error.status === 503 || passing.has(code) ? error.retryAfter(SIMULATED_WAIT) : error;
};
/** Errors with status 200 that are temporary. */
const passing = new Set(['10013', STILL_RUNNING]);
const SIMULATED_WAIT = 1;
const SIMULATED_MAXIMUM = 20;

/** The caller of a call of a program. */
export const callerOfKey = (caller: Caller, request: FastifyRequest, key: CallerKey): Caller =>
  Object.assign(caller, { key, trace: request.trace });
