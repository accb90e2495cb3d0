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
