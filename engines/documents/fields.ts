import type { Field } from '#contract/trial/recognition.ts';
import { type Span, tidied } from './span.ts';

/** What a failed check leaves of a score at most. */
const FAILED_SCORE = 0.5;

export interface Definition {
  name: string;
  label: string;
}

export interface Reading {
  value: string;
  score: number;
  polygon?: Field['polygon'];
}

/** A span's text as a value. */
export const readingOf = (span: Span | undefined, value?: string): Reading | undefined => {
  const text = value ?? (span && tidied(span.text));
  if (!span || !text) return undefined;
  return { value: text, score: span.score, polygon: span.polygon.map(([x, y]) => [x, y]) };
};

/**
 * Undefined where no rule applies; a reason where it is broken, and where it holds the rule in a few words, without full stop. Only a rule that a misread character breaks may say `passed`:
 * a check digit, a sum, the same said elsewhere. What looks at the shape alone, a length or a day that exists, can only fail.
 */
export type Verdict = { passed: true; rule?: string } | { passed: false; reason: string } | undefined;

/** A field of an answer: empty without a reading; a failed check halves its score and says why. */
export const fieldOf = (
  { name, label }: Definition,
  reading: Reading | undefined,
  verdict?: Verdict,
  row?: number,
): Field => {
  const field: Field = { name, label, value: reading?.value ?? '', score: reading?.score ?? 0 };
  if (reading?.polygon) field.polygon = reading.polygon;
  if (row !== undefined) field.row = row;
  if (!reading || !verdict) return field;
  if (verdict.passed) return { ...field, check: 'passed', ...(verdict.rule && { reason: verdict.rule }) };
  return { ...field, check: 'failed', reason: verdict.reason, score: Math.min(FAILED_SCORE, field.score) };
};
