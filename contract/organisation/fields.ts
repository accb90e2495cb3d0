import { foldPhone, phonePattern, userNamePattern } from '../auth/names.ts';
import { dayOf } from '../kit/day-of.ts';
import { isDay } from './days.ts';
import { EMAIL_MAXIMUM, GROUP_NAME_MAXIMUM, NOTE_MAXIMUM, SUB_ACCOUNT_NAME_MAXIMUM } from './limits.ts';

/** What a main account enters for a sub-account. An empty e-mail, group, last day or note means none. */
export interface TypedSubAccount {
  loginName: string;
  subAccountName: string;
  phone: string;
  email: string;
  groupName: string;
  /** `2026-12-31`: valid to the end of that day. */
  validUntil: string;
  note: string;
}
export type TypedField = keyof TypedSubAccount;

export type FieldError = 'empty' | 'long' | 'characters' | 'form' | 'past';

const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
/** Control characters, line ends and direction marks: they would make a text look like another. */
const unseen = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Counts characters as a reader does. */
export const lengthOf = (text: string) => Array.from(text).length;

const lineError = (text: string, maximum: number): FieldError | undefined => {
  if (lengthOf(text) > maximum) return 'long';
  return unseen.test(text) ? 'characters' : undefined;
};
const unlessEmpty = (text: string, error: () => FieldError | undefined) => (text === '' ? 'empty' : error());

const validators: Record<TypedField, (text: string) => FieldError | undefined> = {
  loginName: (text) => unlessEmpty(text, () => (userNamePattern.test(text) ? undefined : 'form')),
  subAccountName: (text) => unlessEmpty(text, () => lineError(text, SUB_ACCOUNT_NAME_MAXIMUM)),
  phone: (text) => unlessEmpty(text, () => (phonePattern.test(text) ? undefined : 'form')),
  email: (text) => lineError(text, EMAIL_MAXIMUM) ?? (text === '' || emailPattern.test(text) ? undefined : 'form'),
  groupName: (text) => lineError(text, GROUP_NAME_MAXIMUM),
  validUntil: (text) => (text === '' || isDay(text) ? undefined : 'form'),
  note: (text) => lineError(text, NOTE_MAXIMUM),
};

/** Returns the canonical spelling of a field. */
export const foldField = (field: TypedField, typed: string): string =>
  field === 'phone' ? foldPhone(typed) : typed.trim();

/** Returns the error of a field after folding. `isPast` is a separate check, because a stored day may pass. */
export const fieldError = (field: TypedField, typed: string): FieldError | undefined =>
  validators[field](foldField(field, typed));

export const isPast = (day: string, now = new Date()): boolean => day !== '' && day < dayOf(now);
