import type { AnswerOf } from '#contract/kit/call.ts';
import type { searchSite } from '#contract/search/calls.ts';

type Answer = Pick<AnswerOf<typeof searchSite>, 'groups' | 'match' | 'missing' | 'near'>;

/** Returns how many results a search has, and how the words were met. */
export const outcomeOf = (answer: Answer | null): { resultCount: number; info: string } => ({
  resultCount: (answer?.groups ?? []).reduce((sum, { total }) => sum + total, 0),
  info: [
    answer?.match ?? 'none',
    ...((answer?.missing.length ?? 0) > 0 ? ['missing'] : []),
    ...((answer?.near.length ?? 0) > 0 ? ['near'] : []),
  ].join(' '),
});
