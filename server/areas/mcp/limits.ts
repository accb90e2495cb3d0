import { ANSWER_MAXIMUM_BYTES } from '#contract/mcp/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'mcp.answer': many(ANSWER_MAXIMUM_BYTES, '字节'),
};
