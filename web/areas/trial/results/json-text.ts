import type { Recognition } from '#contract/trial/recognition.ts';

/** What of an answer is shown: all but the quota, which is somebody's own. */
export type ShownAnswer = Omit<Recognition, 'quota'>;

const INDENT = '  ';
/** Longer values take several lines, unless they consist only of numbers. */
const LINE_LENGTH = 88;

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** Returns whether a value consists only of numbers and arrays of them. */
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

/** Formats JSON for reading: a point, a box, a polygon or a short object of scalars on one line each. */
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

/**
 * Returns the response without the quota. First come the request's values, then the results, the most telling first.
 */
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
}: ShownAnswer): string => {
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

/** Splits the text into tokens by type. Joined, they are the text again. */
export const tokensOf = (json: string): Token[] =>
  json
    .split(/("(?:[^"\\]|\\.)*"(?:: )?)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith('"') ? (text.endsWith(': ') ? 'key' : 'string') : 'other',
    }));
