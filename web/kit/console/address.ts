import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

/** The query parameters of a console page, each with the check of its value. */
export type Parameters = Readonly<Record<string, (value: string) => boolean>>;

/** Reads the parameters from the query. Invalid values are ignored. */
export const readAddress = <P extends Parameters>(
  parameters: P,
  search: URLSearchParams,
): Partial<Record<keyof P & string, string>> => {
  const read: Partial<Record<string, string>> = {};
  for (const [name, isValue] of Object.entries(parameters)) {
    const value = search.get(name)?.trim() ?? '';
    if (value !== '' && isValue(value)) read[name] = value;
  }
  return read as Partial<Record<keyof P & string, string>>;
};

/** Makes a page's `canonicalSearch`, which gives equal queries one spelling. */
export const canonicalOf = (parameters: Parameters) => (search: URLSearchParams) =>
  String(new URLSearchParams(readAddress(parameters, search) as Record<string, string>));

export const isText =
  (maximum = KEYWORD_MAXIMUM) =>
  (value: string) =>
    value.length <= maximum && value.search(unstorable) === -1;
export const isId = (value: string) => /^[1-9]\d{0,17}$/.test(value);
export const isOneOf =
  (values: readonly (string | number)[]) =>
  (value: string): boolean =>
    values.some((known) => String(known) === value);
