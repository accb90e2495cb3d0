import { useEffect, useState } from 'react';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { makeCall } from './call.ts';

/** Milliseconds without a change before the request is sent. */
const REST_MS = 400;

interface LiveAnswer<Answer> {
  /** The latest answer. It may belong to an older request while a newer one is pending. */
  answer: Answer | undefined;
  /** Whether the answer belongs to an older request. */
  isOld: boolean;
  failed: boolean;
  /** Makes the same call again, for example after it failed. */
  again: () => void;
}

/**
 * Makes a call whenever its changing request rests, and returns the latest answer. Makes no call for undefined. A request
 * that is not being typed does not wait if `isAtOnce`.
 */
export const useLiveAnswer = <C extends AnyCall>(
  call: C,
  request: RequestOf<C> | undefined,
  isAtOnce = false,
): LiveAnswer<AnswerOf<C>> => {
  const wanted = request === undefined ? undefined : JSON.stringify(request);
  const [state, setState] = useState<{ of?: string; answer?: AnswerOf<C>; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (wanted === undefined) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await makeCall(call, JSON.parse(wanted) as RequestOf<C>, { signal: stop.signal });
        setState({ of: wanted, answer, failed: false });
      } catch {
        if (!stop.signal.aborted) setState((before) => ({ ...before, of: wanted, failed: true }));
      }
    };
    const timer = setTimeout(() => void ask(), isAtOnce ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, wanted, isAtOnce, attempt]);
  return {
    answer: wanted === undefined ? undefined : state.answer,
    isOld: state.of !== wanted,
    failed: state.of === wanted && state.failed,
    again: () => setAttempt((before) => before + 1),
  };
};
