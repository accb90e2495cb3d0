import { useMemo } from 'react';
import { checkTargets } from '#contract/content/calls.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import type { Dialect } from './dialect.ts';
import { hasTargets, type Targets, targetsOf } from './findings.ts';

const none: Targets = { entryIds: [], pictures: [], directives: [] };

/**
 * Returns those entries, pictures and directives of a text that the server does not find. Makes the call again when the
 * text refers to others.
 */
export const useMissingTargets = (text: string, dialect: Dialect): Targets => {
  const targets = useMemo(() => targetsOf(text, dialect), [text, dialect]);
  return useLiveAnswer(checkTargets, hasTargets(targets) ? targets : undefined).answer ?? none;
};
