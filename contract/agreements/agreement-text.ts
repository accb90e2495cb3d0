import * as z from 'zod/mini';
import { text } from '../text.ts';
import {
  AGREEMENT_CONTENT_MAXIMUM,
  AGREEMENT_KEY_MAXIMUM,
  AGREEMENT_SUMMARY_MAXIMUM,
  AGREEMENT_TITLE_MAXIMUM,
  AGREEMENT_VERSION_MAXIMUM,
} from './limits.ts';

/** Control characters, and those that turn the direction of what follows, so that a text reads otherwise than it is. */
const unseen = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const inLines = new RegExp(`[${unseen}]`);
const inOneLine = new RegExp(`[${unseen}\\t\\n\\r\\u2028\\u2029]`);

const line = (maximum: number) =>
  text(maximum, 1).check(
    z.refine((value) => !inOneLine.test(value), { error: 'holds control characters' }),
    z.refine((value) => !/[<>]/.test(value), { error: 'holds markup' }),
    z.refine((value) => value.trim() === value, { error: 'begins or ends with a space' }),
  );

export const agreementKey = text(AGREEMENT_KEY_MAXIMUM, 1).check(
  z.regex(/^[a-z][a-z0-9-]*$/, { error: 'is no key like privacy-policy' }),
);
export const agreementTitle = line(AGREEMENT_TITLE_MAXIMUM);
export const agreementVersion = text(AGREEMENT_VERSION_MAXIMUM, 1).check(
  z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/, { error: 'is no version like 1.0' }),
);
export const agreementSummary = line(AGREEMENT_SUMMARY_MAXIMUM);
/** Markdown; whether raw HTML stands in it only its reading tells. */
export const agreementMarkdown = text(AGREEMENT_CONTENT_MAXIMUM, 1).check(
  z.refine((value) => !inLines.test(value), { error: 'holds control characters' }),
  z.refine((value) => value.trim() !== '', { error: 'is empty' }),
);
