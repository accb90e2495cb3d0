import { useEffect, useState } from 'react';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { makeCall } from '../call.ts';

/** Milliseconds of rest after which what was typed is asked about. */
const REST_MS = 400;

interface LiveAnswer<Answer> {
  /** The last one that came, of an older request while a newer one is on its way. */
  answer: Answer | undefined;
  /** The answer is not that of the request as it stands. */
  isOld: boolean;
  failed: boolean;
}

/** What a call answers to a request that keeps changing, asked for whenever it rests; undefined asks for nothing. */
export const useLiveAnswer = <C extends AnyCall>(
  call: C,
  request: RequestOf<C> | undefined,
): LiveAnswer<AnswerOf<C>> => {
  const wanted = request === undefined ? undefined : JSON.stringify(request);
  const [state, setState] = useState<{ of?: string; answer?: AnswerOf<C>; failed: boolean }>({ failed: false });
  useEffect(() => {
    if (wanted === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await makeCall(call, JSON.parse(wanted) as RequestOf<C>, { signal: stop.signal });
        setState({ of: wanted, answer, failed: false });
      } catch {
        if (!stop.signal.aborted) setState((before) => ({ ...before, of: wanted, failed: true }));
      }
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, wanted]);
  return {
    answer: wanted === undefined ? undefined : state.answer,
    isOld: state.of !== wanted,
    failed: state.of === wanted && state.failed,
  };
};
