import type { AnswerOf } from '#contract/kit/call.ts';
import type { getFilters } from '#contract/catalogue/calls.ts';

export type FilterTree = AnswerOf<typeof getFilters>;
