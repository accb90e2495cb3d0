import * as z from 'zod/mini';
import { line, lines } from '../kit/readable-text.ts';
import { text } from '../kit/text.ts';
import {
  AGREEMENT_CONTENT_MAXIMUM,
  AGREEMENT_KEY_MAXIMUM,
  AGREEMENT_SUMMARY_MAXIMUM,
  AGREEMENT_TITLE_MAXIMUM,
  AGREEMENT_VERSION_MAXIMUM,
} from './limits.ts';

const lineWithoutMarkup = (maximum: number) =>
  line(maximum).check(z.refine((value) => !/[<>]/.test(value), { error: 'holds markup' }));

export const agreementKey = text(AGREEMENT_KEY_MAXIMUM, 1).check(
  z.regex(/^[a-z][a-z0-9-]*$/, { error: 'is no key like privacy-policy' }),
);
export const agreementTitle = lineWithoutMarkup(AGREEMENT_TITLE_MAXIMUM);
export const agreementVersion = text(AGREEMENT_VERSION_MAXIMUM, 1).check(
  z.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/, { error: 'is no version like 1.0' }),
);
export const agreementSummary = lineWithoutMarkup(AGREEMENT_SUMMARY_MAXIMUM);
/** Markdown. Only rendering it shows whether it contains raw HTML. */
export const agreementMarkdown = lines(AGREEMENT_CONTENT_MAXIMUM);
