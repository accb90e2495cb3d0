import { remedyTextOf } from '#contract/api/field-texts.ts';
import { fieldMustBe } from '../facts/field-limits.ts';

/** Returns what to do about an error of a call of a program: about a wrong field, what the contract takes. */
export const remedyOfCall = (
  call: string,
  error: { code: string; field?: string | null | undefined; status?: number },
): string => remedyTextOf(call, error, error.field ? fieldMustBe(call, error.field) : undefined);
