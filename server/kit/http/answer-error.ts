import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { openMessageOf } from '#contract/api/open-message.ts';
import { errorPath, requestPath } from '#contract/api/remedies.ts';
import { type ProtocolErrorKind, messageOf, type Service } from '#contract/kit/errors/vocabulary.ts';
import { isDatabaseAway, isDiskFull } from '../database/pool.ts';
import { StorageError } from '../files/file-storage.ts';
import { TurnMissed } from '../limits/turns.ts';
import { remedyOfCall } from '../key-calls/remedy-of-call.ts';
import { ignoredIn } from '../key-calls/sent.ts';
import { CallError, protocolError } from './call-error.ts';

/** The `Retry-After` of a 503. */
export const RETRY_AFTER_SECONDS = '2';

/** Errors that Fastify itself finds in a request, by its error code. */
const fastifyErrors: Record<string, ProtocolErrorKind> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongContentType',
  FST_ERR_CTP_EMPTY_TYPE: 'wrongContentType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
};

/** Converts any error to an error of the contract; an unforeseen one becomes `unknown`, without its text. */
export const asCallError = (error: unknown, service: Service): CallError => {
  if (error instanceof CallError) return error;
  if (isDatabaseAway(error) || isDiskFull(error) || error instanceof StorageError || error instanceof TurnMissed)
    return protocolError(service, 'unavailable');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code !== undefined ? fastifyErrors[code] : undefined;
  if (known) return protocolError(service, known);
  if (statusCode === 429) return protocolError(service, 'tooMany');
  if (statusCode === 413) return protocolError(service, 'tooLarge');
  if (statusCode === 415) return protocolError(service, 'wrongContentType');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return protocolError(service, 'invalid');
  return protocolError(service, 'unknown');
};

const errorEnvelope = (
  { service, code, field, permission, retryAfterSeconds: retryAfter, missing, ticket }: CallError,
  { trace }: FastifyRequest,
) => {
  const data = { field, permission, retryAfter, missing, ticket };
  return {
    code,
    // The answer for programs explains a code of HTTP.
    msg: trace ? openMessageOf(code, service) : messageOf(service, code),
    data: Object.values(data).every((value) => value === undefined) ? null : data,
  };
};

/** The further fields of the error of a program's call: its id, what to do, and where to read more. */
export const explanationOf = (
  { code, field, status }: Pick<CallError, 'code' | 'field' | 'status'>,
  { trace }: FastifyRequest,
) =>
  trace && {
    requestId: trace.requestId,
    remedy: remedyOfCall(trace.call, { code, field, status }),
    docUrl: trace.origin + errorPath(code),
    // A request with an unknown key is not stored.
    ...(trace.key && { requestUrl: trace.origin + requestPath(trace.requestId) }),
    ...ignoredIn(trace),
  };

/** Sends an error in the envelope. The cause of a 5xx is only logged, with method, route and request id. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply, service: Service) => {
  const answer = asCallError(error, service);
  // If the client disconnects, an answer in progress ends as an error that is not sent.
  if (reply.raw.destroyed) request.log.info({ err: error, route: request.routeOptions.url }, 'the client left');
  else if (answer.status >= 500)
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'call failed');
  // Fastify would disconnect a client that is still sending, which would see a reset and no response.
  if (answer.status === 413) reply.removeHeader('connection');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  if (answer.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  request.answered = { code: answer.code, field: answer.field };
  return reply.status(answer.status).send({ ...errorEnvelope(answer, request), ...explanationOf(answer, request) });
};
