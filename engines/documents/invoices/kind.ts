import type { DocumentReader, Page } from '../document-reader.ts';
import { fieldOf, type Reading, readingOf, type Verdict } from '../fields.ts';
import type { Span } from '../span.ts';
import { spansOf, textOf } from './form.ts';

/** A value, the results of its rules, and its row in a table. */
export interface Value {
  at?: Span | undefined;
  /** If the value differs from the text. */
  value?: string | undefined;
  verdict?: Verdict;
  /** A note for the user, if there is a value. */
  note?: string;
  row?: number;
}

export interface Kind<Name extends string> {
  /** The Chinese label of each field, in order. */
  labels: Readonly<Record<Name, string>>;
  /** Printed words with their weights for the kind, or against it. */
  signs: readonly (readonly [RegExp, number])[];
  /** Evidence apart from the words, from 0 to 1. */
  layout?: (spans: readonly Span[], page: Page) => number;
  read: (spans: readonly Span[], page: Page) => Readonly<Record<Name, Value | readonly Value[]>>;
}

const readingFrom = ({ at, value }: Value): Reading | undefined => readingOf(at, value);

const namesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) => Object.keys(labels) as Name[];

export const readerOf = <Name extends string>({ labels, signs, layout, read }: Kind<Name>): DocumentReader => ({
  fields: namesOf(labels).map((name) => ({ name, label: labels[name] })),
  evidence: (page) => {
    const spans = spansOf(page);
    const text = textOf(spans);
    const words = signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0);
    return Math.max(0, Math.min(1, words + (layout?.(spans, page) ?? 0)));
  },
  read: (page) => {
    const values = read(spansOf(page), page);
    const all: Value[] = namesOf(labels).flatMap((name) => values[name]);
    return {
      notes: all.flatMap((value) => (value.note && readingFrom(value) ? [value.note] : [])),
      fields: namesOf(labels).flatMap((name) => {
        const definition = { name, label: labels[name] };
        return [values[name]]
          .flat()
          .map((value: Value) => fieldOf(definition, readingFrom(value), value.verdict, value.row));
      }),
    };
  },
});
