import type { Recognition } from '#contract/trial/recognition.ts';

const INDENT = '  ';
/** What is longer stands on several lines, unless it is nothing but numbers. */
const LINE_LENGTH = 88;

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** Numbers and points, however deep. */
const isFigures = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isFigures) : typeof value === 'number';

const onOneLine = (value: unknown): string => {
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value as object).map(
    ([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`,
  );
  return `{ ${members.join(', ')} }`;
};

const isFlat = (value: object) => Object.values(value).every(isScalar);

/** JSON as one reads it: a point, a box, a polygon and what is short of scalars on a line each. */
export const readableJson = (value: unknown, indent = ''): string => {
  if (isScalar(value) || isFigures(value)) return onOneLine(value);
  const line = onOneLine(value);
  if (isFlat(value as object) && indent.length + line.length <= LINE_LENGTH) return line;
  const deeper = indent + INDENT;
  if (Array.isArray(value))
    return `[\n${value.map((member) => deeper + readableJson(member, deeper)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value as object).map(
    ([key, member]) => `${deeper}${JSON.stringify(key)}: ${readableJson(member, deeper)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
};

/** What the call has answered but for what is left to try: what was asked first, then what one asks for, the most telling first. */
export const jsonOf = ({
  requestId,
  abilityNo,
  model,
  version,
  width,
  height,
  fields,
  targets,
  texts,
  ...rest
}: Recognition): string => {
  const ordered = {
    requestId,
    abilityNo,
    model,
    version,
    width,
    height,
    fields,
    targets,
    texts,
    ...rest,
    quota: undefined,
  };
  return readableJson(JSON.parse(JSON.stringify(ordered)));
};

export interface Token {
  text: string;
  kind: 'key' | 'string' | 'other';
}

/** The text in pieces by what they are; together they are the text again. */
export const tokensOf = (json: string): Token[] =>
  json
    .split(/("(?:[^"\\]|\\.)*"(?:: )?)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith('"') ? (text.endsWith(': ') ? 'key' : 'string') : 'other',
    }));
