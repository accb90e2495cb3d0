import * as z from 'zod/mini';
import { text } from './text.ts';

/** Control characters and direction overrides, which make a text read differently from what it contains. */
const unseen = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const inLines = new RegExp(`[${unseen}]`);
const inOneLine = new RegExp(`[${unseen}\\t\\n\\r\\u2028\\u2029]`);

/** One line that reads as it is written. */
export const line = (maximum: number) =>
  text(maximum, 1).check(
    z.refine((value) => !inOneLine.test(value), { error: 'holds control characters' }),
    z.refine((value) => value.trim() === value, { error: 'begins or ends with a space' }),
  );

/** Several lines that read as they are written. */
export const lines = (maximum: number) =>
  text(maximum, 1).check(
    z.refine((value) => !inLines.test(value), { error: 'holds control characters' }),
    z.refine((value) => value.trim() !== '', { error: 'is empty' }),
  );
