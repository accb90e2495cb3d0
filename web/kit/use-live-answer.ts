import { useEffect, useState } from 'react';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { makeCall } from './call.ts';

/** Milliseconds without a change before the request is sent. */
const REST_MS = 400;

interface LiveAnswer<Answer> {
  /** The latest answer. It may belong to an older request while a newer one is pending, or after that has failed. */
  answer: Answer | undefined;
  /** Whether the current request is pending, so that the answer belongs to an older one. */
  isOld: boolean;
  failed: boolean;
  /** Why the call failed. */
  failure: Error | undefined;
  /** Makes the same call again, for example after it failed. It does not wait. */
  again: () => void;
}

interface State<Answer> {
  of?: string;
  answer?: Answer | undefined;
  failure?: Error;
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
  const [state, setState] = useState<State<AnswerOf<C>>>({});
  const [repeated, setRepeated] = useState<{ of: string | undefined }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await makeCall(call, JSON.parse(wanted) as RequestOf<C>, { signal: stop.signal });
        setState({ of: wanted, answer });
      } catch (error) {
        if (!stop.signal.aborted) setState(({ answer }) => ({ of: wanted, answer, failure: error as Error }));
      }
    };
    const timer = setTimeout(() => void ask(), isAtOnce || repeated?.of === wanted ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, wanted, isAtOnce, repeated]);
  const isOld = state.of !== wanted;
  return {
    answer: wanted === undefined ? undefined : state.answer,
    isOld,
    failed: !isOld && state.failure !== undefined,
    failure: isOld ? undefined : state.failure,
    again: () => {
      setState(({ answer }) => ({ answer }));
      setRepeated({ of: wanted });
    },
  };
};
