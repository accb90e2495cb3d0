import { type CertifiedField, type CertifiedFields, changedFields } from './amendment.ts';
import type { Application } from './application.ts';
import { type ApplicationErrors, validateApplication } from './check-application.ts';

/** The certified fields that have their own message. */
type ReportedField = Exclude<CertifiedField, 'asPrinted' | 'isLongTerm'>;

/** Returns the field that shows what is wrong with a certified field. */
export const reportedField = (field: CertifiedField): ReportedField => {
  if (field === 'asPrinted') return 'creditCode';
  return field === 'isLongTerm' ? 'termUntil' : field;
};

/**
 * Returns what is wrong with the fields that a correction changes, of folded applications. What is unchanged was right
 * when it was passed, and is not checked again. A day of foundation after the end of the term is wrong at the one of
 * the two that has changed.
 */
export const correctionErrors = (before: CertifiedFields, after: Application, today: string) => {
  const changed = new Set(changedFields(before, after).map(reportedField));
  const errors = validateApplication(after, today);
  const found: Pick<ApplicationErrors, ReportedField> = {};
  for (const field of changed) if (errors[field] !== undefined) found[field] = errors[field];
  if (changed.has('foundedOn') && !changed.has('termUntil') && errors.termUntil === 'beforeFounded')
    found.foundedOn ??= 'afterTerm';
  return found;
};
