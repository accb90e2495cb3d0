import type { ServerDraft } from '#web/kit/draft/draft-values.ts';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../../error-words.ts';
import { allFields, type FormValues, valuesOf } from '../../form-values.ts';

/** Returns a sentence with the names of the fields in which another draft differs. */
export const differingFields = (values: FormValues, theirs: ServerDraft<FormValues>): string | undefined => {
  const others = theirs.values ?? valuesOf(null);
  const names = allFields.filter((field) => values[field] !== others[field]).map(fieldName);
  return names.length > 0 ? t('enterprise.draft.conflictIn', { names: names.join('、') }) : undefined;
};
