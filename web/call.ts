import type { ClientLoaderFunctionArgs } from 'react-router';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/call.ts';
import { type Envelope, isSuccess } from '#contract/envelope.ts';
import {
  dataFailureMessage,
  messageOf,
  NETWORK_ERROR_CODE,
  networkMessage,
  TIMEOUT_CODE,
  timeoutMessage,
} from '#contract/errors/vocabulary.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts';
import type { CallFailure, LoadArgs, MakeCall } from './page.ts';
import { showNotice } from './ui/notice.tsx';

const failure = (code: string, message: string, status: number) =>
  Object.assign(new Error(message), { code, status } satisfies CallFailure);

interface CallOptions {
  /** Names the intent of a writing call, so that a repetition does not count twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

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

const fetchAnswer = async (call: AnyCall, request: object, options: CallOptions): Promise<Envelope<unknown>> => {
  const stop = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop.abort();
  }, REQUEST_TIMEOUT_MS);
  const abort = () => stop.abort();
  if (options.signal) options.signal.addEventListener('abort', abort);
  try {
    const isGet = call.method === 'GET';
    const response = await fetch(isGet ? addressOf(call, request as Record<string, unknown>) : call.path, {
      method: call.method,
      credentials: 'same-origin',
      signal: stop.signal,
      headers: {
        ...(!isGet && { 'content-type': 'application/json' }),
        ...(options.idempotencyKey && {
          'idempotency-key': options.idempotencyKey,
        }),
      },
      ...(!isGet && { body: JSON.stringify(request) }),
    });
    const answer = (await response.json().catch(() => ({}))) as Partial<Envelope<unknown>>;
    if (typeof answer.code !== 'string' || typeof answer.msg !== 'string')
      throw failure(NETWORK_ERROR_CODE, dataFailureMessage, response.status);
    if (!isSuccess(answer.code)) throw failure(answer.code, messageOf(call.service, answer.code), response.status);
    return answer as Envelope<unknown>;
  } catch (error) {
    if (timedOut) throw failure(TIMEOUT_CODE, timeoutMessage, 0);
    if (error instanceof TypeError) throw failure(NETWORK_ERROR_CODE, networkMessage, 0);
    throw error;
  } finally {
    clearTimeout(timer);
    if (options.signal) options.signal.removeEventListener('abort', abort);
  }
};

/** Makes a call of the API. Throws an error with the answer's code and status, whose message is its Chinese sentence. */
export const makeCall = async <C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> => (await fetchAnswer(call, request as object, options)).data as AnswerOf<C>;

/** Whether a call failed since no answer came. */
export const isNetworkFailure = (error: unknown) => {
  const { code } = error as Partial<CallFailure>;
  return code === TIMEOUT_CODE || code === NETWORK_ERROR_CODE;
};

/** Makes the `clientLoader` of a page's `load`. A failed call is told in a notice, and the page's error boundary shows. */
export const browserLoad =
  <Data>(load: (args: LoadArgs) => Promise<Data>) =>
  async ({ params, request }: ClientLoaderFunctionArgs) => {
    const call: MakeCall = (definition, input) => makeCall(definition, input, { signal: request.signal });
    try {
      return await load({ call, params, url: new URL(request.url) });
    } catch (error) {
      if (isNetworkFailure(error)) showNotice((error as Error).message, 'danger');
      throw error;
    }
  };
