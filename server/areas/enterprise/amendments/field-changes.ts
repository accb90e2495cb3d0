import type { FieldChange } from '#contract/enterprise/amendment-schemas.ts';
import type { SentFields } from '#contract/enterprise/calls.ts';
import type { ReviewedField } from '#contract/enterprise/application.ts';
import { labelOf, subjectKinds } from '#contract/enterprise/choices.ts';

/** A certified field in the words in which pages and messages show it. */
const words: Partial<Record<ReviewedField, (fields: SentFields) => string>> = {
  licenceFileId: ({ licenceFileId }) => licenceFileId,
  subjectKind: ({ subjectKind }) => labelOf(subjectKinds, subjectKind),
  enterpriseName: ({ enterpriseName }) => enterpriseName,
  creditCode: ({ creditCode, asPrinted }) => (asPrinted ? `${creditCode}（与证照一致）` : creditCode),
  legalPerson: ({ legalPerson }) => legalPerson,
  regionCode: ({ regionName }) => regionName,
  address: ({ address }) => address,
  foundedOn: ({ foundedOn }) => foundedOn,
  termUntil: ({ isLongTerm, termUntil }) => (isLongTerm ? '长期' : termUntil),
};

/** Describes what a correction changed, in the order of the form. */
export const changesBetween = (before: SentFields, after: SentFields): FieldChange[] =>
  Object.entries(words).flatMap(([field, wordsOf]) => {
    const change = { field: field as ReviewedField, before: wordsOf(before), after: wordsOf(after) };
    return change.before === change.after ? [] : [change];
  });
