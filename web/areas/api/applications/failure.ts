import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';

export type Failure = Partial<CallFailure> & Error & { data?: { field?: unknown } | null };

/** The first part of the field that an error names, or undefined. */
export const fieldOf = (error: unknown): string | undefined => {
  const field = (error as Failure).data?.field;
  return typeof field === 'string' ? field.split('.')[0] : undefined;
};

/** Returns the message for the error of a change. */
export const messageOf = (error: unknown): string => {
  const { code, message } = error as Failure;
  return code === CHANGED_BY_OTHERS ? t('applications.conflict') : message;
};
