import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#contract/kit/call.ts';
import { IDEMPOTENCY_KEY_MAXIMUM } from '#contract/kit/limits.ts';
import { requestHashOf } from './idempotency.ts';
import { protocolError } from '../http/call-error.ts';
import type { Caller } from '../http/caller.ts';

/**
 * Records the idempotency key of a request and the hash of its content, if the call takes one. Throws 400 for an
 * invalid key, and for a missing one that the call needs.
 */
export const noteIdempotencyKey = (
  { idempotent, service }: Pick<AnyCall, 'idempotent' | 'service'>,
  request: FastifyRequest,
  caller: Caller,
  asked: unknown,
): void => {
  const key = request.headers['idempotency-key'];
  if (!idempotent || (idempotent === 'optional' && key === undefined)) return;
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY_MAXIMUM || !/^[\x21-\x7e]+$/.test(key))
    throw protocolError(service, 'invalid', 'Idempotency-Key');
  caller.idempotencyKey = key;
  caller.requestHash = requestHashOf(asked, caller.upload);
};
