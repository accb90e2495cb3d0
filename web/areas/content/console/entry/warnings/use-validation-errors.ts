import { useMemo } from 'react';
import { checkPayload, checkTargets } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { valuesIn } from '#contract/kit/content/values-in.ts';
import { type Payload, type ValidationError, validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { referringValues } from './referring-values.ts';
import { unknownFactsIn } from './unknown-facts.ts';
import { targetsOfAll } from './warnings-of.ts';

/** Only kinds with files need a check by the server. */
const hasFiles = ({ fields }: ContentKind, payload: Payload): boolean =>
  valuesIn(fields, payload).some(({ field }) => field.type === 'file');

interface Checked {
  entryId: string;
  kind: ContentKind;
  payload: Payload;
}

/**
 * Returns what keeps the content from being published, with the directives that the server does not have, and with its
 * errors about files once there are no others.
 */
export const useValidationErrors = ({ entryId, kind, payload }: Checked): readonly ValidationError[] => {
  const own = useMemo(() => validationErrorsOf(kind.fields, payload), [kind, payload]);
  const values = useMemo(() => referringValues(kind.fields, payload), [kind, payload]);
  const { directives } = useMemo(() => targetsOfAll(values), [values]);
  const asked = directives.length > 0 ? { entryIds: [], pictures: [], links: [], directives } : undefined;
  const unknown = useLiveAnswer(checkTargets, asked).answer?.directives;
  const isFine = own.length === 0 && hasFiles(kind, payload);
  const request = isFine ? { entryId, payload: payload as Record<string, unknown> } : undefined;
  const checked = useLiveAnswer(checkPayload, request);
  // An answer about an earlier text would keep a corrected one from being published.
  const stored = checked.isOld || checked.failed ? undefined : checked.answer?.problems;
  return useMemo(
    () => [...own, ...(unknown ? unknownFactsIn(values, unknown) : []), ...(stored ?? [])],
    [own, values, unknown, stored],
  );
};
