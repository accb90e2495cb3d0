import type { Page } from '../document-reader.ts';
import { heightOf, inOneRow, joined, middleOf, rowsOf, type Span, sliceOf, spanOf } from '../span.ts';

/** The match of a pattern in a span. */
export interface Mark {
  span: Span;
  /** Places in the span's text: the first one, and the one after the end. */
  from: number;
  to: number;
  part: Span;
}

const compact = (span: Span): Span => {
  const characters = span.characters.filter(({ character }) => character !== ' ');
  return { ...span, characters, text: characters.map(({ character }) => character).join('') };
};

const PRINTED_APART =
  /^(?:名称|合计|金额|单价|税额|税率|日期|数量|单位|里程|时间|票价|车次|座号|电话|上车|下车|入口|出口|等候|大写|小写|地址|备注)/;

/** Characters of one row that make a label which is printed apart: `合    计`. */
const withWordsPrintedApart = (spans: readonly Span[]): Span[] =>
  rowsOf(spans).flatMap((row) => {
    const put: Span[] = [];
    for (const span of row) {
      const last = put.at(-1);
      const near = last?.text.length === 1 && span.left - last.right < heightOf(span) * 8;
      const word = near && PRINTED_APART.test(last.text + span.text) && joined([last, span]);
      if (word) put[put.length - 1] = compact(word);
      else put.push(span);
    }
    return put;
  });

const BEFORE_TIME = /(?<!\d)(?:\d{2,4} *[-./年] *\d{1,2} *[-./月] *\d{1,2}(?: *日)?|20\d{6}) +(?=\d{1,2} *[:时])/;

/** A day and the time behind it, which would run together without the blank between them. */
const dayApart = (span: Span): Span[] => {
  const day = span.text.match(BEFORE_TIME);
  if (day?.index === undefined) return [span];
  const end = day.index + day[0].length;
  return [sliceOf(span, 0, end), sliceOf(span, end)].filter((part) => part !== undefined);
};

/** The lines of a page without their blanks, row by row. */
export const spansOf = (page: Page): Span[] =>
  withWordsPrintedApart(page.lines.map(spanOf).flatMap(dayApart).map(compact)).filter(({ text }) => text !== '');

export const marksIn = (spans: readonly Span[], pattern: RegExp): Mark[] => {
  const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  return spans.flatMap((span) =>
    [...span.text.matchAll(every)].flatMap((match) => {
      const group = match[1] === undefined ? match[0] : match[1];
      const from = match.index + match[0].indexOf(group);
      const part = group === '' ? undefined : sliceOf(span, from, from + group.length);
      return part ? [{ span, from, to: from + group.length, part }] : [];
    }),
  );
};

const escaped = (text: string) => text.replaceAll(/[()/.]/g, '\\$&');

/** Labels as a pattern: at the beginning of a span, or after anything but a Chinese character. */
const exactly = (labels: readonly string[]) =>
  new RegExp(
    `(?<![\\u4e00-\\u9fff])(${labels
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`,
  );

/** The same with one character misread in labels of four or more. */
const nearly = (labels: readonly string[]) => {
  const forms = labels
    .filter(({ length }) => length >= 4)
    .flatMap((label) => [...label].map((_, at) => `${escaped(label.slice(0, at))}.${escaped(label.slice(at + 1))}`));
  return forms.length > 0 ? new RegExp(`^(${forms.join('|')})`) : undefined;
};

export interface Search {
  /** What the value looks like; its first group is the value. */
  shape: RegExp;
  /** Its place relative to the label; next to it by default. */
  where?: 'beside' | 'below' | 'either';
  /** All labels of the form: a value is not looked for after the next one. */
  others?: readonly string[];
  /** Which places of the label count. */
  only?: (label: Span) => boolean;
}

const firstIn = (span: Span | undefined, shape: RegExp) => (span ? marksIn([span], shape)[0]?.part : undefined);

const beside = (spans: readonly Span[], label: Mark, { shape, others }: Search): Span | undefined => {
  const stop = others && exactly(others);
  const tall = heightOf(label.part);
  const rest = sliceOf(label.span, label.to);
  const end = rest && stop ? rest.text.search(stop) : -1;
  const own = rest && end > 0 ? sliceOf(rest, 0, end) : rest;
  const within = firstIn(own, shape);
  if (within || end >= 0) return within;
  const away = (span: Span) => Math.abs(middleOf(span) - middleOf(label.part));
  const right = spans
    .filter((span) => span !== label.span && span.left > label.part.right - tall * 0.6)
    .filter((span) => inOneRow(span, label.part) || away(span) < 0.6 * tall)
    .toSorted((a, b) => a.left - b.left);
  const row: Span[] = own && /[^:：;.()（）元]/.test(own.text) ? [own] : [];
  for (const span of right) {
    if (stop && span.text.search(stop) === 0) break;
    const found = firstIn(span, shape);
    if (found) return found;
    row.push(span);
    const whole = joined(row);
    const together = row.length > 1 && whole && span.left - (row.at(-2)?.right ?? 0) < tall * 1.5;
    const split = together ? firstIn(whole, shape) : undefined;
    if (split) return split;
  }
  return undefined;
};

const below = (spans: readonly Span[], label: Mark, { shape, others }: Search): Span | undefined => {
  const stop = others && exactly(others);
  const tall = heightOf(label.part);
  const under = spans
    .filter((span) => span.left < label.part.right + tall * 1.2 && span.right > label.part.left - tall * 0.8)
    .filter((span) => {
      const distance = middleOf(span) - middleOf(label.part);
      return distance > tall * 0.6 && distance < tall * 3.4;
    })
    .toSorted((a, b) => a.top - b.top);
  for (const span of under) {
    if (stop && span.text.search(stop) === 0) continue;
    const found = firstIn(span, shape);
    if (found) return found;
  }
  return undefined;
};

/** The places of a label, correct ones first; misread ones only if there is no other. */
export const labelsIn = (spans: readonly Span[], labels: readonly string[], others: readonly string[] = []): Mark[] => {
  const exact = marksIn(spans, exactly(labels));
  if (exact.length > 0) return exact;
  const near = nearly(labels);
  const taken = others.filter((other) => !labels.includes(other));
  const free = taken.length > 0 ? spans.filter(({ text }) => text.search(exactly(taken)) !== 0) : spans;
  return near ? marksIn(free, near) : [];
};

/** The text next to or below one of the labels that has the shape; undefined if there is none. */
export const valueOf = (spans: readonly Span[], labels: readonly string[], search: Search): Span | undefined => {
  const places = labelsIn(spans, labels, search.others).filter(({ part }) => search.only?.(part) ?? true);
  const where = search.where ?? 'beside';
  for (const look of [where === 'below' ? below : beside, ...(where === 'either' ? [below] : [])])
    for (const label of places) {
      const found = look(spans, label, search);
      if (found) return found;
    }
  return undefined;
};

/** All text of the page without blanks, a line for each span. */
export const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('\n');
