import { useState } from 'react';
import { changedFields } from '#contract/enterprise/amendment.ts';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { foldApplication } from '#contract/enterprise/check-application.ts';
import { correctionErrors, reportedField } from '#contract/enterprise/check-correction.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { excerptOf } from '#web/kit/draft/draft-line.tsx';
import type { ServerDraft } from '#web/kit/draft/draft-values.ts';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { useApplication } from '../../certification/use-application.ts';
import { errorTexts, fieldName } from '../../error-words.ts';
import { allFields, type FormValues } from '../../form-values.ts';
import { overlongTexts } from '../../overlong-texts.ts';
import { changesOf, type CorrectionDraft, emptyCorrection, readCorrection } from './correction-draft.ts';

/** Names fields of the form, each of them once. */
const namesOf = (fields: readonly ApplicationField[]) => [...new Set(fields.map(fieldName))];

const describe = ({ values }: ServerDraft<CorrectionDraft>) => {
  if (!values) return undefined;
  const names = namesOf((Object.keys(values.changes) as (keyof CorrectionDraft['changes'])[]).map(reportedField));
  return excerptOf([names.join('、'), values.reason].filter((words) => words !== '').join('；'));
};

/**
 * The certified fields as they are being corrected, kept as a draft of the operator. If another operator is faster,
 * unchanged fields take the new values, and changed ones stay.
 */
export const useCorrection = ({ applicationId, fields: { regionName: _named, ...stored } }: ApplicationDetail) => {
  const draft = useDraft(
    { userId: useOperatorId(), kind: 'enterprise.correct', subject: applicationId },
    emptyCorrection,
    readCorrection,
  );
  const { changes, fileIds, reason } = draft.values;
  // An upload ends later than it began, so that it must not work on the values of its beginning.
  const change = (part: Partial<CorrectionDraft>) => draft.change({ ...draft.latest(), ...part });
  const update = (next: (before: FormValues) => FormValues) =>
    change({ changes: changesOf(stored, next({ ...stored, ...draft.latest().changes })) });
  const form = useApplication({
    held: [{ ...stored, ...changes }, update],
    reasons: [],
    sent: undefined,
    firstStep: 0,
  });
  const [asked, setAsked] = useState(false);
  const folded = foldApplication({ ...form.values, licenceFileId: fileIds[0] ?? stored.licenceFileId });
  const changed = changedFields(stored, folded);

  return {
    form,
    folded,
    reason,
    setReason: (typed: string) => change({ reason: typed }),
    fileIds,
    setFileIds: (ids: string[]) => change({ fileIds: ids }),
    /** The names of the fields that will be corrected. */
    names: namesOf(changed.map(reportedField)),
    /** Whether the operator has tried to continue. */
    asked,
    ask: () => setAsked(true),

    /** Shows what is wrong with the fields that have changed, and returns the first of these. */
    findError: (): ApplicationField | undefined => {
      const texts = { ...errorTexts(correctionErrors(stored, folded, form.today)), ...overlongTexts(folded) };
      const faulty = allFields.filter((field) => texts[field] !== undefined);
      for (const field of faulty) form.showServerError(field, texts[field] ?? '');
      return faulty[0];
    },

    restored: draft.restored,
    discard: () => draft.discard(),
    line: { ...draft.line, describe },
  };
};
