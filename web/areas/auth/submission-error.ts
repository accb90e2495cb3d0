import { ONE_TIME_CODE_NEEDED } from '#contract/kit/errors/portal.ts';
import { LOCK_MINUTES } from '#contract/auth/limits.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import type { SubmissionError } from '#web/kit/form/form.ts';

export type FormName = 'phoneNo' | 'verifyCode' | 'userName' | 'name' | 'password' | 'newPassword' | 'agreed' | 'code';

const CODE_OVER = '070100016';

/** The form field of each error code. */
const fieldOfCode: Readonly<Record<string, FormName>> = {
  '1002': 'userName',
  '1007': 'password',
  '1013': 'password',
  '1014': 'password',
  '1024': 'password',
  '01080001': 'phoneNo',
  '01080002': 'phoneNo',
  '01080009': 'password',
  '01080011': 'phoneNo',
  '07010007': 'phoneNo',
  '07010008': 'verifyCode',
  [CODE_OVER]: 'verifyCode',
};

const WRONG_PASSWORD = ['1007', '01080009'];
const LOCKED = '1015';
const TOO_MANY = '429';

type Failure = Partial<CallFailure> & { data?: { retryAfter?: unknown; field?: unknown; ticket?: unknown } | null };

/** Returns the seconds after which a call may be retried; undefined if the response does not contain them. */
export const retryAfterOf = (error: unknown): number | undefined => {
  const seconds = (error as Failure).data?.retryAfter;
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : undefined;
};

const MINUTE = 60;
const HOUR = 3600;

/** Returns how long to wait, in the most readable unit. */
export const waitText = (seconds: number): string => {
  if (seconds <= 2 * MINUTE) return t('identity.form.tooMany.seconds', { count: seconds });
  if (seconds <= 2 * HOUR) return t('identity.form.tooMany.minutes', { count: Math.ceil(seconds / MINUTE) });
  return t('identity.form.tooMany.hours', { count: Math.ceil(seconds / HOUR) });
};

/** Maps a failed call to the error of a form with these fields. */
export const submissionErrorOf = <Name extends FormName>(
  error: unknown,
  names: readonly Name[],
): SubmissionError<Name> => {
  const { code = '', message } = error as Failure & Error;
  if (code === LOCKED) return { message: t('identity.form.locked', { minutes: LOCK_MINUTES }) };
  if (code === TOO_MANY) {
    const seconds = retryAfterOf(error);
    return { message: seconds === undefined ? message : waitText(seconds) };
  }
  const field = fieldOfCode[code] ?? (error as Failure).data?.field;
  const name = names.find((known) => known === field);
  return {
    name,
    message: code === CODE_OVER ? t('identity.form.code.over') : message,
    empties: WRONG_PASSWORD.includes(code),
  };
};

/** Whether too many wrong passwords have locked the login for a while. */
export const isLocked = (error: unknown) => (error as Failure).code === LOCKED && !isDisabled(error);

/** Whether the account itself is disabled until an operator enables it. */
export const isDisabled = (error: unknown) =>
  (error as Failure).code === LOCKED && (error as Failure).data?.field === 'account';

/** Returns the ticket with which a login continues after the right password; undefined for any other error. */
export const ticketOf = (error: unknown): string | undefined => {
  const { code, data } = error as Failure;
  return code === ONE_TIME_CODE_NEEDED && typeof data?.ticket === 'string' ? data.ticket : undefined;
};

/** Whether no account has the name and phone number that were proved. Only the holder of the phone gets this error. */
export const isUnknownAccount = (error: unknown) => (error as Failure).code === '1007';
