import type { PageLine } from './document-reader.ts';
import { heightOf, inOneRow, joined, middleOf, rowsOf, type Span, sliceOf, spanOf } from './span.ts';

export interface LabelRule {
  name: string;
  /** How the label is printed, longest first; blanks are left out. */
  printed: readonly string[];
  /** Also behind a value on one line ("性别男民族汉"); otherwise only where a line begins. */
  inside?: boolean;
  /** Its second language, printed after it or below it. This is not part of the value; the label is as high as both. */
  aside?: readonly string[];
  /** Its value continues below its first line. */
  lines?: boolean;
}

interface Token {
  span: Span;
  /** The matching label; undefined for values. */
  label?: string;
}

export interface Labelled {
  /** The label itself. */
  label: Span;
  /** The text on its line, then the text that continues below. */
  value: Span[];
}

const compact = (span: Span) => {
  const places: number[] = [];
  let text = '';
  for (const [index, { character }] of span.characters.entries()) {
    if (character === ' ') continue;
    places.push(index);
    text += character;
  }
  return { text, places };
};

const differences = (a: string, b: string) => [...a].filter((character, index) => character !== b[index]).length;

/**
 * Where a label begins in a text, with at most one misread character in labels of four or more; -1 if it is not there.
 */
const placeOf = (text: string, printed: string, inside: boolean): number => {
  const exact = text.indexOf(printed);
  if (exact === 0 || (exact > 0 && inside)) return exact;
  if (printed.length < 4) return -1;
  const last = inside ? text.length - printed.length : 0;
  for (let at = 0; at <= last; at += 1)
    if (text.length >= at + printed.length && differences(printed, text.slice(at, at + printed.length)) <= 1) return at;
  return -1;
};

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether a text is the label's second language, except for at most a quarter of its letters. */
const isAside = (text: string, forms: readonly string[]) => {
  const read = letters(text);
  if (read.length < 2 || /\d/.test(text)) return false;
  return forms.some((form) => {
    const wanted = letters(form);
    return Math.abs(wanted.length - read.length) <= wanted.length / 4 && differences(wanted, read) <= wanted.length / 3;
  });
};

/** A value without its label's second language in front. */
const withoutAside = (span: Span, forms: readonly string[]): Span | undefined => {
  const text = span.text.toLowerCase();
  for (const form of forms.toSorted((a, b) => b.length - a.length))
    for (const printed of [form, form.replaceAll(' ', '')])
      if (text.startsWith(printed.toLowerCase())) return sliceOf(span, printed.length);
  return isAside(span.text, forms) ? undefined : span;
};

const firstLabel = (text: string, rules: readonly LabelRule[]) => {
  let best: { name: string; at: number; length: number } | undefined;
  for (const { name, printed, inside = false } of rules)
    for (const form of printed) {
      const at = placeOf(text, form, inside);
      if (at >= 0 && (!best || at < best.at || (at === best.at && form.length > best.length)))
        best = { name, at, length: form.length };
    }
  return best;
};

/** Returns whether text that looks like a label belongs to the text around it. */
export type IsNoLabel = (label: Span, name: string) => boolean;

/** Cuts a line into labels and the text between them. */
const tokensOf = (span: Span, rules: readonly LabelRule[], isNoLabel: IsNoLabel): Token[] => {
  const { text, places } = compact(span);
  const found = firstLabel(text, rules);
  if (!found) return [{ span }];
  const start = places[found.at] ?? 0;
  const end = places[found.at + found.length] ?? span.characters.length;
  const before = sliceOf(span, 0, start);
  const label = sliceOf(span, start, end);
  const others = rules.filter(({ name }) => name !== found.name);
  if (label && isNoLabel(label, found.name)) return tokensOf(span, others, isNoLabel);
  let from = end;
  while (/^[::;. ]$/.test(span.characters[from]?.character ?? '')) from += 1;
  const behind = sliceOf(span, from);
  const after = behind && withoutAside(behind, rules.find(({ name }) => name === found.name)?.aside ?? []);
  return [
    ...(before ? [{ span: before }] : []),
    ...(label ? [{ span: label, label: found.name }] : []),
    ...(after ? tokensOf(after, others, isNoLabel) : []),
  ];
};

/** Joins the single characters of widely spaced labels ("名    称") if they form a label. */
const withJoinedLabels = (spans: readonly Span[], rules: readonly LabelRule[]): Span[] =>
  rowsOf(spans).flatMap((row) => {
    const put: Span[] = [];
    for (let at = 0; at < row.length; at += 1) {
      const pair = row.slice(at, at + 2);
      const text = pair.map(({ text: part }) => part.replaceAll(' ', '')).join('');
      const [first, second] = pair;
      const isLabel =
        first !== undefined &&
        second !== undefined &&
        first.text.trim().length === 1 &&
        rules.some(({ printed }) =>
          printed.some((form) => form.length <= 4 && text.startsWith(form) && form.length > 1),
        );
      const whole = isLabel ? joined(pair) : undefined;
      if (whole) {
        put.push(whole);
        at += 1;
      } else if (first) put.push(first);
    }
    return put;
  });

/** The first character of a widely spaced label ("名    称") in the column of other labels; the engine lost the rest. */
const withHalfLabels = (tokens: readonly Token[], rules: readonly LabelRule[]): Token[] => {
  const found = tokens.filter(({ label }) => label !== undefined);
  return tokens.map((token) => {
    const text = token.span.text.trim();
    if (token.label !== undefined || text.length !== 1) return token;
    const rule = rules.find(
      ({ name, printed }) =>
        printed.some((form) => form.length === 2 && form.includes(text)) && !found.some(({ label }) => label === name),
    );
    const inColumn = found.some(({ span }) => Math.abs(span.left - token.span.left) < heightOf(span) * 0.7);
    return rule && inColumn ? { ...token, label: rule.name } : token;
  });
};

const isRightBelow = (below: Span, above: Span) =>
  below.top > above.top &&
  below.top - above.bottom < heightOf(above) &&
  Math.min(below.right, above.right) - Math.max(below.left, above.left) > 0;

/**
 * Finds the labels of a form and the text right of each and, for those of several lines, below it: up to the next
 * label. For a label that occurs twice, the first one counts.
 */
export const readLabelled = (
  lines: readonly PageLine[],
  rules: readonly LabelRule[],
  isNoLabel: IsNoLabel = () => false,
): Map<string, Labelled> => {
  const spans = withJoinedLabels(lines.map(spanOf), rules);
  const tokens = withHalfLabels(
    spans.flatMap((span) => tokensOf(span, rules, isNoLabel)),
    rules,
  );
  const labels = tokens.filter((token): token is Token & { label: string } => token.label !== undefined);
  const asides = rules.flatMap(({ aside = [] }) => aside);
  const unlabelled = tokens.filter(({ label }) => label === undefined).map(({ span }) => span);
  const values = unlabelled.filter(({ text }) => !isAside(text, asides));
  const found = new Map<string, Labelled>();
  for (const { span, label } of labels)
    if (!found.has(label)) {
      const own = rules.find(({ name }) => name === label)?.aside ?? [];
      const below = unlabelled.find((other) => isAside(other.text, own) && isRightBelow(other, span));
      found.set(label, { label: below ? { ...span, bottom: Math.max(span.bottom, below.bottom) } : span, value: [] });
    }
  const left = new Set(values);

  for (const labelled of found.values()) {
    const row = values.filter((value) => left.has(value) && inOneRow(value, labelled.label));
    const next = Math.min(
      ...labels
        .map(({ span }) => span)
        .filter((span) => span.left > labelled.label.left + 1 && inOneRow(span, labelled.label))
        .map((span) => span.left),
    );
    const own = row.filter((value) => value.left >= labelled.label.right - heightOf(value) * 0.5 && value.left < next);
    for (const value of own.toSorted((a, b) => a.left - b.left)) {
      labelled.value.push(value);
      left.delete(value);
    }
  }

  for (const { name, lines: severalLines } of rules) {
    const labelled = found.get(name);
    if (!severalLines || !labelled) continue;
    for (;;) {
      const last = labelled.value.at(-1) ?? labelled.label;
      const start = Math.min(
        ...labelled.value.map((value) => value.left),
        labelled.value.length > 0 ? Number.POSITIVE_INFINITY : labelled.label.right,
      );
      const tall = heightOf(last);
      const below = [...left]
        .filter((value) => {
          const distance = middleOf(value) - middleOf(last);
          const isNear = distance > tall * 0.5 && distance < tall * 2.2;
          return isNear && value.left > start - tall * 1.2 && value.left < start + tall * 2.5;
        })
        .toSorted((a, b) => a.top - b.top)[0];
      const endsIt = ({ span }: Token) =>
        below !== undefined &&
        span !== labelled.label &&
        span.left < below.left &&
        span.right > labelled.label.left &&
        (inOneRow(span, below) || (middleOf(span) > middleOf(last) + tall * 0.3 && middleOf(span) < middleOf(below)));
      if (!below || labels.some(endsIt)) break;
      const rest = [...left].filter(
        (value) => value !== below && inOneRow(value, below) && value.left > below.right - tall,
      );
      const nearRest = rest.filter((value) => value.left - below.right < tall * 1.5);
      for (const value of [below, ...nearRest]) {
        labelled.value.push(value);
        left.delete(value);
      }
    }
  }
  return found;
};

/** The share of the texts that are on the page, as evidence for a kind of document. */
export const shareOfPrinted = (lines: readonly PageLine[], printed: readonly (readonly string[])[]): number => {
  const text = lines.map(({ text: part }) => part.normalize('NFKC').replaceAll(/\s/g, '')).join('\n');
  return printed.filter((forms) => forms.some((form) => text.includes(form))).length / printed.length;
};
