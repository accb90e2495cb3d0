import type { Application, ApplicationField, ReviewedField } from '#contract/enterprise/application.ts';
import { comparableName } from '#contract/enterprise/comparable-name.ts';
import { foldApplication } from '#contract/enterprise/check-application.ts';

/**
 * Returns the marked fields that are unchanged since they were marked; `other` counts as unchanged if nothing at all
 * has changed.
 */
export const untouchedFields = (
  marked: readonly ReviewedField[],
  sent: Application,
  typed: Application,
): ReviewedField[] => {
  const now = foldApplication(typed);
  const isSame = (field: ApplicationField) => now[field] === sent[field];
  const isUntouched: Partial<Record<ReviewedField, () => boolean>> = {
    enterpriseName: () => comparableName(now.enterpriseName) === comparableName(sent.enterpriseName),
    termUntil: () => isSame('termUntil') && isSame('isLongTerm'),
    other: () => (Object.keys(now) as ApplicationField[]).every(isSame),
  };
  return marked.filter((field) => isUntouched[field]?.() ?? isSame(field as ApplicationField));
};
