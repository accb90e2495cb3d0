import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { CallError } from '#server/kit/http/call-error.ts';

/** The node of a trial ended before the trial did. */
export const INTERRUPTED = '识别中断，次数已退回';
/** The caller gave a trial up. */
export const CANCELLED = '已取消识别';

/** Returns the reason of a refund as a sentence. A stop of the engines takes precedence over a caller that has left. */
export const reasonOf = (error: unknown, isCancelled: boolean): string => {
  const isStopped = error instanceof CallError && error.status === 503;
  if (isCancelled && !isStopped) return CANCELLED;
  return error instanceof CallError ? messageOf('ability', error.code) : messageOf('ability', '10001');
};
