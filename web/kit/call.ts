import type { ClientLoaderFunctionArgs } from 'react-router';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { NETWORK_ERROR_CODE, TIMEOUT_CODE } from '#contract/kit/errors/no-answer.ts';
import { type FetchOptions, fetchAnswer } from './fetch-answer.ts';
import type { CallFailure, LoadArgs, MakeCall } from './page.ts';
import { readToken } from './session/token.ts';
import { sessionNow } from './session/session.ts';
import { keepLoadFailure } from './start-up/load-failures.ts';
import { t } from './texts.ts';
import { showNotice } from './ui/notice.tsx';
import { showPage } from './visits/shown-page.ts';

/** With a `token` the call uses another session than the page's, which is then neither checked nor ended. */
interface CallOptions extends FetchOptions {
  /** Shows a notice when the call fails. */
  showMessage?: boolean;
  /** Shows a notice when the call succeeds, with this text or with the default one. */
  showSuccess?: boolean | string;
}

/** Makes a call of the API. Throws what `fetchAnswer` throws. */
export const makeCall = async <C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  { showMessage = false, showSuccess = false, ...options }: CallOptions = {},
): Promise<AnswerOf<C>> => {
  const session = options.token === undefined ? await sessionNow() : undefined;
  let { token } = options;
  try {
    await session?.beforeCall(call);
    token ??= readToken();
    const data = await fetchAnswer(call, request as object, { ...options, token });
    session?.callAnswered(call, token, data);
    if (showSuccess) showNotice(showSuccess === true ? t('identity.success.default') : showSuccess, 'success');
    return data as AnswerOf<C>;
  } catch (error) {
    const isReported = session?.callFailed(call, token, error as CallFailure);
    if (showMessage && !isReported && !options.signal?.aborted) showNotice((error as Error).message, 'danger');
    throw error;
  }
};

/** Whether a call failed because no response came. */
export const isNetworkFailure = (error: unknown) => {
  const { code } = error as Partial<CallFailure>;
  return code === TIMEOUT_CODE || code === NETWORK_ERROR_CODE;
};

/**
 * Makes the `clientLoader` from a page's `load`. Errors go to the page's error boundary; network errors also show a
 * notice.
 */
export const browserLoad =
  <Data>(load: (args: LoadArgs) => Promise<Data>) =>
  async ({ params, request }: ClientLoaderFunctionArgs) => {
    const url = new URL(request.url);
    showPage(url.pathname);
    const call: MakeCall = (definition, input) => makeCall(definition, input, { signal: request.signal });
    try {
      return await load({ call, params, url });
    } catch (error) {
      keepLoadFailure(error);
      if (isNetworkFailure(error)) showNotice((error as Error).message, 'danger');
      throw error;
    }
  };
