import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { businessError } from '#server/kit/http/call-error.ts';

/** Creates the error for a model package that gave no result in time. */
export const lateError = () => businessError('ability', MODEL_LATE);

/** Creates the error for a model package that is paused for this many seconds, since it was late too often. */
export const pausedError = (seconds: number) => lateError().retryAfter(seconds);
