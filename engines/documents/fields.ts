import type { Field } from '#contract/trial/recognition.ts';
import { type Span, sliceOf, tidied } from './span.ts';

/** The factor of a score after a failed check. */
const FAILED_SHARE = 0.5;

export interface Definition {
  name: string;
  label: string;
}

export interface Reading {
  value: string;
  score: number;
  polygon?: Field['polygon'];
}

/** The part of a span that a value was taken from, without blanks; undefined if the value differs from the text. */
const partWith = (span: Span, value: string): Span | undefined => {
  const places = span.characters.flatMap(({ character }, index) =>
    character === ' ' ? [] : Array.from({ length: character.length }, () => index),
  );
  const text = span.characters.map(({ character }) => (character === ' ' ? '' : character)).join('');
  const wanted = value.normalize('NFKC').replaceAll(/\s/g, '');
  const at = text.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return first === undefined || last === undefined ? undefined : sliceOf(span, first, last + 1);
};

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff]/;

/** Words with brackets and marks as wide as they are printed; numbers and days keep the half-width ones. */
const inPrint = (value: string, { characters }: Span): string => {
  if (!CHINESE.test(value)) return value;
  const printed = characters.filter(({ character }) => character !== ' ');
  let at = 0;
  return Array.from(value, (character) => {
    if (/\s/.test(character)) return character;
    const own = printed[at];
    at += 1;
    return own?.character === character ? (own.printed ?? character) : character;
  }).join('');
};

/** A span's text as a value, or the value that was taken from it, with its place. */
export const readingOf = (span: Span | undefined, value?: string): Reading | undefined => {
  const text = value ?? (span && tidied(span.text));
  if (!span || !text) return undefined;
  const part = partWith(span, text);
  const { score, polygon } = part ?? span;
  return { value: part ? inPrint(text, part) : text, score, polygon: polygon.map(([x, y]) => [x, y]) };
};

/**
 * Undefined if no rule applies; a reason if the rule is broken, and a short description without full stop if it holds.
 * Only a rule that a misread character breaks may say `passed`: a check digit, a sum, the same said elsewhere. What
 * looks at the shape alone, a length or a day that exists, can only fail.
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
  return { ...field, check: 'failed', reason: verdict.reason, score: field.score * FAILED_SHARE };
};
