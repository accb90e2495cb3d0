import type { Field } from '#contract/trial/recognition.ts';
import type { PageLine } from '../document-reader.ts';
import { type Definition, fieldOf, readingOf } from '../fields.ts';
import { type Span, spanOf } from '../span.ts';

/** One field, a row for each of the texts. */
export const rowFields = (definition: Definition, spans: readonly { span: Span; text?: string }[]): Field[] =>
  spans.map(({ span, text }, row) => fieldOf(definition, readingOf(span, text), undefined, row));

/** Lines as rows of one field, each as printed. */
export const lineFields = (definition: Definition, lines: readonly PageLine[]): Field[] =>
  rowFields(
    definition,
    lines.map((line) => ({ span: spanOf(line) })),
  );
