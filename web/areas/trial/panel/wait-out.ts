import { WAIT_MAXIMUM_S } from '#contract/trial/limits.ts';
import type { CallFailure } from '#web/kit/page.ts';

const TOO_MANY = '20001';
const SECOND_MS = 1000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface WaitOptions {
  signal: AbortSignal;
  /** Called with the seconds of each wait. */
  onWait: (seconds: number) => void;
}

/**
 * Makes calls, and repeats those that fail because of too many requests after the time in the error. Throws all other
 * errors of the calls.
 */
export const waitOut = async <Answer>(
  makeCalls: () => Promise<Answer>,
  { signal, onWait }: WaitOptions,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<Answer> => {
  let left = WAIT_MAXIMUM_S;
  for (;;) {
    try {
      return await makeCalls();
    } catch (error) {
      const { code, data } = error as Partial<CallFailure> & { data?: { retryAfter?: number } | null };
      const seconds = data?.retryAfter;
      if (signal.aborted || code !== TOO_MANY || !seconds || seconds > left) throw error;
      left -= seconds;
      onWait(seconds);
      await pause(seconds * SECOND_MS);
      if (signal.aborted) throw new DOMException('aborted', 'AbortError');
    }
  }
};
