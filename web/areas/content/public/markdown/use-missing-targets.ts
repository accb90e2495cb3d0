import { useMemo } from 'react';
import { checkTargets } from '#contract/content/calls.ts';
import { useLiveAnswer } from '#web/kit/console/live-answer.ts';
import type { Dialect } from './dialect.ts';
import { type Targets, targetsOf } from './findings.ts';

const none: Targets = { entryIds: [], pictures: [] };

/** Returns those entries and pictures of a text that visitors do not see. Asks the server when the text refers to others. */
export const useMissingTargets = (text: string, dialect: Dialect): Targets => {
  const targets = useMemo(() => targetsOf(text, dialect), [text, dialect]);
  const hasSome = targets.entryIds.length > 0 || targets.pictures.length > 0;
  return useLiveAnswer(checkTargets, hasSome ? targets : undefined).answer ?? none;
};
