import type { AnyCall } from '#contract/kit/call.ts';
import { type Envelope, isSuccess } from '#contract/kit/envelope.ts';
import {
  dataFailureMessage,
  defaultMessage,
  NETWORK_ERROR_CODE,
  networkMessage,
  TIMEOUT_CODE,
  timeoutMessage,
} from '#contract/kit/errors/no-answer.ts';
import type { Service } from '#contract/kit/errors/vocabulary.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#contract/kit/limits.ts';
import { SHOWN_PAGE_HEADER } from '#contract/kit/shown-page.ts';
import type { CallFailure } from './page.ts';
import { takeShownPage } from './visits/shown-page.ts';

const failure = (code: string, message: string, status: number, data?: unknown) =>
  Object.assign(new Error(message), { code, status, data } satisfies CallFailure & { data: unknown });

/** Returns the sentence of a code. Loads them with the first failure, since most pages never need any. */
const messageOf = async (service: Service, code: string): Promise<string> => {
  try {
    return (await import('#contract/kit/errors/vocabulary.ts')).messageOf(service, code);
  } catch {
    return defaultMessage;
  }
};

export interface FetchOptions {
  /** Identifies the intent of a writing call, so that a repetition has no second effect. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The token of the session that makes the call. */
  token?: string | undefined;
  /** The file of a `multipart` call. The request is sent as form fields next to it. */
  file?: File | undefined;
  /** Milliseconds after which the call is aborted, instead of the default. */
  timeoutMs?: number | undefined;
  /** Lets the request outlive the page. Only small requests can. */
  keepalive?: boolean;
  /** Sends the request instead of `fetch`. */
  send?: Send | undefined;
}

/** The part of `fetch` that a call uses. Rejects with a `TypeError` if no response came. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

const formOf = (request: object, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) if (value !== undefined) form.append(name, String(value));
  form.append('file', file);
  return form;
};

/** Returns the path of a call with its parameters filled in, and the rest of the request as a query. */
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
 * Fetches the answer of a call. Throws an error with the code, status and data of the response; its message is the
 * Chinese sentence of the code. The status is 0 if no response came.
 */
export const fetchAnswer = async (
  call: AnyCall,
  request: object,
  { idempotencyKey, signal, token, file, timeoutMs, keepalive = false, send = fetch }: FetchOptions,
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
    const page = takeShownPage();
    const response = await send(isGet ? addressOf(call, request as Record<string, unknown>) : call.path, {
      method: call.method,
      credentials: 'same-origin',
      signal: stop.signal,
      ...(keepalive && { keepalive }),
      headers: {
        // The browser sets the content type of a form, which includes its boundary.
        ...(!isGet && !file && { 'content-type': 'application/json' }),
        ...(token && { token }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(page && { [SHOWN_PAGE_HEADER]: page }),
      },
      ...(!isGet && { body: file ? formOf(request, file) : JSON.stringify(request) }),
    });
    const answer = (await response.json().catch((error) => {
      // Aborted while the body was read: the response itself was fine.
      if (stop.signal.aborted) throw error;
      return {};
    })) as Partial<Envelope<unknown>>;
    if (typeof answer?.code !== 'string' || typeof answer.msg !== 'string')
      throw failure(NETWORK_ERROR_CODE, dataFailureMessage, response.status);
    if (!isSuccess(answer.code))
      throw failure(answer.code, await messageOf(call.service, answer.code), response.status, answer.data);
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
