import { useMemo } from 'react';
import { checkTargets } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { type Payload, type Problem, problemsOf } from '#contract/kit/content/problems.ts';
import { useLiveAnswer } from '#web/kit/console/live-answer.ts';
import { referringValues } from './referring-values.ts';
import { unknownFactsIn } from './unknown-facts.ts';
import { targetsOfAll } from './warnings-of.ts';

/** Returns what keeps the content from being published, with the directives that the server does not know. */
export const useProblems = (kind: ContentKind, payload: Payload): readonly Problem[] => {
  const own = useMemo(() => problemsOf(kind.fields, payload), [kind, payload]);
  const values = useMemo(() => referringValues(kind.fields, payload), [kind, payload]);
  const { directives } = useMemo(() => targetsOfAll(values), [values]);
  const asked = directives.length > 0 ? { entryIds: [], pictures: [], links: [], directives } : undefined;
  const unknown = useLiveAnswer(checkTargets, asked).answer?.directives;
  return useMemo(() => (unknown ? [...own, ...unknownFactsIn(values, unknown)] : own), [own, values, unknown]);
};
