import type { AnyCall } from '#contract/kit/call.ts';
import { type Envelope, isSuccess } from '#contract/kit/envelope.ts';
import {
  dataFailureMessage,
  messageOf,
  NETWORK_ERROR_CODE,
  networkMessage,
  TIMEOUT_CODE,
  timeoutMessage,
} from '#contract/kit/errors/vocabulary.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#contract/kit/limits.ts';
import type { CallFailure } from './page.ts';

const failure = (code: string, message: string, status: number, data?: unknown) =>
  Object.assign(new Error(message), { code, status, data } satisfies CallFailure & { data: unknown });

export interface FetchOptions {
  /** Names the intent of a writing call, so that a repetition does not count twice. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The session that makes the call. */
  token?: string | undefined;
  /** Of a call that is `multipart`: its request goes as fields beside it. */
  file?: File | undefined;
  /** After which it is given up, instead of the usual time. */
  timeoutMs?: number | undefined;
  /** Sends the request in place of `fetch`. */
  send?: Send | undefined;
}

/** What of `fetch` a call needs. Rejects with a `TypeError` where no answer came. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

const formOf = (request: object, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) if (value !== undefined) form.append(name, String(value));
  form.append('file', file);
  return form;
};

/** Path of a call with its parameters filled in, and the rest of the request as a query. */
const addressOf = (call: AnyCall, request: Record<string, unknown>): string => {
  const rest = new URLSearchParams();
  let path: string = call.path;
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    const filled = path.replace(`:${name}`, encodeURIComponent(String(value)));
    if (filled === path) rest.set(name, String(value));
    path = filled;
  }
  const query = rest.toString();
  return query ? `${path}?${query}` : path;
};

/**
 * Fetches a call's answer. Throws an error with the answer's code, status and data, whose message is its Chinese sentence;
 * its status is 0 where no answer came.
 */
export const fetchAnswer = async (
  call: AnyCall,
  request: object,
  { idempotencyKey, signal, token, file, timeoutMs, send = fetch }: FetchOptions,
): Promise<unknown> => {
  const stop = new AbortController();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      stop.abort();
    },
    timeoutMs ?? (file ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
  );
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  try {
    const isGet = call.method === 'GET';
    const response = await send(isGet ? addressOf(call, request as Record<string, unknown>) : call.path, {
      method: call.method,
      credentials: 'same-origin',
      signal: stop.signal,
      headers: {
        // A form's names its boundary, which the browser makes.
        ...(!isGet && !file && { 'content-type': 'application/json' }),
        ...(token && { token }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(!isGet && { body: file ? formOf(request, file) : JSON.stringify(request) }),
    });
    const answer = (await response.json().catch((error) => {
      // Given up while it was read: no fault of the answer.
      if (stop.signal.aborted) throw error;
      return {};
    })) as Partial<Envelope<unknown>>;
    if (typeof answer?.code !== 'string' || typeof answer.msg !== 'string')
      throw failure(NETWORK_ERROR_CODE, dataFailureMessage, response.status);
    if (!isSuccess(answer.code))
      throw failure(answer.code, messageOf(call.service, answer.code), response.status, answer.data);
    return answer.data;
  } catch (error) {
    if (timedOut) throw failure(TIMEOUT_CODE, timeoutMessage, 0);
    if (error instanceof TypeError) throw failure(NETWORK_ERROR_CODE, networkMessage, 0);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
