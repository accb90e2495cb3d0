import type { Column, Described } from './describe.ts';
import type { Fields, Kind, Shape } from './row-type.ts';

const empty = new Set<Kind>(['null', 'undefined']);

export const named = ({ kinds, element }: Shape): string =>
  [...kinds].map((kind) => (kind === 'array' ? `array of ${element ? named(element) : 'unknown'}` : kind)).join(' | ');

const fits = (wanted: Shape, given: Shape): boolean =>
  [...wanted.kinds].every(
    (kind) =>
      kind === 'unknown' ||
      empty.has(kind) ||
      (given.kinds.has(kind) && (!wanted.element || !given.element || fits(wanted.element, given.element))),
  );

const isJson = ({ kinds }: Shape) => !kinds.has('Date') && !kinds.has('Buffer');

const outerJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b|\b(?:union|except|intersect)\b/i;

/** Returns whether the text excludes rows in which the column is null, by a comparison. */
const excludesNull = (text: string, column: string): boolean =>
  new RegExp(
    `\\b${column}\\s+(?:is not null|= any\\b|between\\b)|\\b${column}\\s*(?:=|<>|<|>|<=|>=|&&|@>)|[=<>]\\s*(?:\\w+\\.)?${column}\\b`,
    'i',
  ).test(text);

/** A column of a statement, and the field of the row type that it fills. */
export interface Filled {
  column: Column;
  field: Shape;
}

const mayBeNull = ({ kinds }: Shape) => kinds.has('unknown') || [...empty].some((kind) => kinds.has(kind));

const errorOfColumn = (text: string, { column, field }: Filled): string | undefined => {
  const { name, shape, type, nullable } = column;
  if (field.kinds.has('unknown')) return undefined;
  if (shape === 'json' ? !isJson(field) : !fits(field, shape))
    return `${name} is ${type}, which comes as ${shape === 'json' ? 'json' : named(shape)}, but the row has ${named(field)}`;
  if (nullable === true && !mayBeNull(field) && !excludesNull(text, name))
    return `${name} may be null, but not in the row`;
  return undefined;
};

/**
 * Returns whether a field allows null although its column is never null. An outer join makes any column nullable, and
 * JSON has its own null.
 */
export const isNeverNull = (text: string, { column, field }: Filled): boolean =>
  column.nullable === false &&
  column.shape !== 'json' &&
  mayBeNull(field) &&
  !field.kinds.has('unknown') &&
  !outerJoin.test(text);

/** Returns the differences between the columns of a statement and the fields of a row type, and the pairs of both. */
export const compareRow = (
  text: string,
  { columns }: Described,
  fields: Fields,
): { findings: string[]; filled: Filled[] } => {
  const findings: string[] = [];
  const filled: Filled[] = [];
  for (const [name, field] of fields) {
    const column = columns.find((one) => one.name === name);
    if (!column) {
      findings.push(`the row has ${name}, which is no column`);
      continue;
    }
    filled.push({ column, field });
    const finding = errorOfColumn(text, { column, field });
    if (finding) findings.push(finding);
  }
  return { findings, filled };
};
