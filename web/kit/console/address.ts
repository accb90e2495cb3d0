import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

/** What a room reads of its address: names, and what makes a value of each one. */
export type Parameters = Readonly<Record<string, (value: string) => boolean>>;

/** The conditions that an address names; what is no value of its name is as if it were not there. */
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

/** The one spelling of an address, for a page's `canonicalSearch`. */
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
