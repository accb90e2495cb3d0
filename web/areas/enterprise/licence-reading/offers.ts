import { agrees, wordsOf } from '#contract/enterprise/compare-licence.ts';
import { type LicenceField, licenceFields } from '#contract/enterprise/licence-fields.ts';
import type { Printed } from '#contract/enterprise/licence-reading.ts';
import type { FormValues } from '../form-values.ts';

/** `same`: the form says the same already. `other`: it says something else, which only its writer may replace. */
export type OfferState = 'empty' | 'same' | 'other';

export interface Offer {
  field: LicenceField;
  /** In the words of the pages. */
  words: string;
  state: OfferState;
  doubtful: boolean;
}

const isEmpty = (field: LicenceField, values: FormValues): boolean => {
  if (field === 'termUntil') return !values.isLongTerm && values.termUntil.trim() === '';
  const value = values[field];
  return typeof value === 'number' ? value === 0 : value.trim() === '';
};

/** Returns what was read in the licence, field by field, compared with the form. */
export const offersOf = (printed: Printed, values: FormValues, regionName: string): Offer[] =>
  licenceFields.flatMap((field) => {
    const words = wordsOf(field, printed);
    if (words === undefined || words === '') return [];
    const same = agrees(field, printed, { ...values, regionName }) && !isEmpty(field, values);
    const state: OfferState = same ? 'same' : isEmpty(field, values) ? 'empty' : 'other';
    return [{ field, words, state, doubtful: printed.doubtful.includes(field) }];
  });

/** Returns the change of the form that takes over a field. */
export const takenOver = (field: LicenceField, printed: Printed): Partial<FormValues> => {
  switch (field) {
    case 'subjectKind':
      return { subjectKind: printed.subjectKind ?? 0 };
    case 'creditCode':
      return { creditCode: printed.creditCode ?? '', asPrinted: false };
    case 'regionCode':
      return { regionCode: printed.region?.code ?? '' };
    case 'termUntil':
      return printed.termUntil === null
        ? { isLongTerm: true, termUntil: '' }
        : { isLongTerm: false, termUntil: printed.termUntil ?? '' };
    default:
      return { [field]: printed[field] ?? '' };
  }
};
