import * as z from 'zod/mini';
import type { AnswerOf, AnyCall, CheckedRequestOf } from '#contract/kit/call.ts';
import { type AnswerFilter, answerFilter } from './answer-filter.ts';
import { KEY_WRONG, SECOND_FACTOR_MISSING } from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import { isConsoleCode } from '#contract/kit/permissions.ts';
import { CallError, protocolError, forbidden } from './call-error.ts';
import type { Tag } from '../cache/tags.ts';
import type { Caller } from './caller.ts';

export type Handler<C extends AnyCall> = (
  request: CheckedRequestOf<C>,
  caller: Caller,
) => Promise<AnswerOf<C>> | AnswerOf<C>;

/** Returns the tags of what the answer to a request shows. */
export type Reads<C extends AnyCall> = (request: CheckedRequestOf<C>) => readonly Tag[];

/** All calls that this server serves, for HTTP routes and for the page server. */
export interface Calls {
  /** Serves a call. `reads` names what its answer shows; without it every change of content concerns the answer. */
  serve<C extends AnyCall>(call: C, handler: Handler<C>, reads?: Reads<C>): void;
  /** Checks the caller and the request, runs the handler, and filters the answer by its schema. Throws CallError. */
  run<C extends AnyCall>(call: C, request: unknown, caller: Caller): Promise<AnswerOf<C>>;
  /** Like `run`, for a request that `check` has already read. */
  handle<C extends AnyCall>(call: C, request: CheckedRequestOf<C>, caller: Caller): Promise<AnswerOf<C>>;
  all(): readonly AnyCall[];
}

/** Reads a request by the schema of its call. Throws an error that names the field. */
export const check = <C extends AnyCall>(call: C, request: unknown): CheckedRequestOf<C> => {
  const read = z.safeParse(call.request, request);
  if (read.success) return read.data as CheckedRequestOf<C>;
  const issue = read.error.issues[0];
  throw protocolError(
    call.service,
    issue?.code === 'invalid_type' ? 'wrongType' : 'invalid',
    issue?.path.join('.') || undefined,
  );
};

/** Throws an error unless the call is open to the caller. */
export const authorise = ({ access, service }: AnyCall, { user, over, key }: Caller): void => {
  if (access === 'public') return;
  if (access === 'key') {
    if (!key) throw new CallError(service, KEY_WRONG, statusOf(service, KEY_WRONG));
    return;
  }
  if (!user) throw protocolError(service, over ?? 'noSession');
  if (access === 'user' || user.permissions.has(access)) return;
  if (user.lacksSecondFactor && isConsoleCode(access)) throw new CallError(service, SECOND_FACTOR_MISSING, 403);
  throw forbidden(service, access);
};

interface Served {
  call: AnyCall;
  handler: Handler<AnyCall>;
  reads: Reads<AnyCall> | undefined;
  filter: AnswerFilter;
}

export const createCalls = (): Calls => {
  const handlers = new Map<string, Served>();

  const handle = async (call: AnyCall, request: unknown, caller: Caller) => {
    const known = handlers.get(call.name);
    if (!known) throw new Error(`no handler for ${call.name}`);
    authorise(call, caller);
    // Before the handler: an error depends on the content too.
    caller.reading?.note(known.reads?.(request as never));
    const answer = await known.handler(request as never, caller);
    try {
      return known.filter(answer) as never;
    } catch (error) {
      throw new Error(`${call.name} answers against its schema`, { cause: error });
    }
  };

  return {
    serve(call, handler, reads) {
      if (handlers.has(call.name)) throw new Error(`${call.name} is served twice`);
      handlers.set(call.name, {
        call,
        handler: handler as Handler<AnyCall>,
        reads: reads as Reads<AnyCall> | undefined,
        filter: answerFilter(call.answer),
      });
    },
    handle,
    run: (call, request, caller) => handle(call, check(call, request), caller),
    all: () => Array.from(handlers.values(), (known) => known.call),
  };
};
