import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

const TRIES = 3;
const PAUSE_MS = 2000;

/** Whether the response was lost, or says to retry. Other errors are final. */
const isWorthRepeating = (error: unknown) => {
  const { status } = error as Partial<CallFailure>;
  return status === 0 || status === 503;
};

/** Counts a view. Retries use the same idempotency key, so that no view counts twice. */
export const countView = async <C extends AnyCall>(call: C, request: RequestOf<C>, { signal }: AbortController) => {
  const idempotencyKey = randomString();
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      await makeCall(call, request, { idempotencyKey });
      return;
    } catch (error) {
      if (attempt < TRIES && isWorthRepeating(error)) {
        await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
        continue;
      }
      // The user has lost nothing, so a log line is enough.
      console.warn('view not counted:', (error as Error).message);
      return;
    }
  }
};
