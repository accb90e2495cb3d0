import { isDay } from '#contract/kit/day.ts';
import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

/** A parameter in the address of a list: its name, its default, and how its value is read and written. */
export interface Parameter<Value> {
  /** Its name in the address, if that is not the property's name. */
  name?: string;
  /** The value if the address has no valid one. */
  empty: Value;
  /** Returns undefined if the text is no value. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Whether the address names the empty value as well. */
  always?: boolean;
}

type Options = { name?: string; always?: boolean };

/** One of some values, or undefined. */
export const choice = <Value extends string | number>(
  values: readonly Value[],
  options: Pick<Options, 'name'> = {},
): Parameter<Value | undefined> => ({
  ...options,
  empty: undefined,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** One of some values; `empty` is the one that the address leaves out. */
export const choiceFrom = <Value extends string | number>(
  values: readonly Value[],
  empty: Value,
  options: Options = {},
): Parameter<Value> => ({
  ...options,
  empty,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

export const flag = (options: Pick<Options, 'name'> = {}): Parameter<boolean> => ({
  ...options,
  empty: false,
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
});

/** What a visitor searches for, cut to the length that calls accept. Runs of blanks count as one if `folded`. */
export const searchText = ({ folded = false } = {}): Parameter<string> => ({
  empty: '',
  read: (text) => {
    const storable = text.replace(unstorable, '');
    const cut = (folded ? storable.replace(/\s+/g, ' ') : storable).trim().slice(0, KEYWORD_MAXIMUM);
    // The cut may leave half a character, or a blank at the end.
    return cut.replace(unstorable, '').trim();
  },
  write: (text) => text,
});

/** A text that matches a pattern, such as an id. */
export const matching = (pattern: RegExp, options: Pick<Options, 'name'> = {}): Parameter<string | undefined> => ({
  ...options,
  empty: undefined,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (text) => text ?? '',
});

/** A day in Shanghai, as `2026-11-22`. */
export const day = (options: Pick<Options, 'name'> = {}): Parameter<string | undefined> => ({
  ...options,
  empty: undefined,
  read: (text) => (isDay(text) ? text : undefined),
  write: (text) => text ?? '',
});

interface PageNumberOptions {
  name?: string;
  maximum?: number;
  /** The page for a number beyond the maximum. */
  beyond?: 'last' | 'first';
}

export const pageNumber = ({
  name,
  maximum = PAGE_NO_MAXIMUM,
  beyond = 'last',
}: PageNumberOptions = {}): Parameter<number> => ({
  ...(name !== undefined && { name }),
  empty: 1,
  read: (text) => {
    if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
    const page = Number(text);
    if (page <= maximum) return page;
    return beyond === 'last' ? maximum : undefined;
  },
  write: String,
});

// oxlint-disable-next-line typescript/no-explicit-any -- parameters of different values are in one object
type Parameters = Readonly<Record<string, Parameter<any>>>;
export type ValuesOf<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never;
};

/**
 * The address of a list: what it shows is in the query of the address, so that it can be shared and gone back to. Every
 * address is readable; values that are none are left out. The parameters are written in the order of the definition.
 */
export const defineListAddress = <P extends Parameters>(path: string, parameters: P) => {
  const entries = Object.entries(parameters);
  const empty = Object.fromEntries(entries.map(([property, parameter]) => [property, parameter.empty])) as ValuesOf<P>;

  const read = (search: URLSearchParams): ValuesOf<P> =>
    Object.fromEntries(
      entries.map(([property, parameter]) => {
        const text = search.get(parameter.name ?? property);
        return [property, (text === null ? undefined : parameter.read(text)) ?? parameter.empty];
      }),
    ) as ValuesOf<P>;

  /** The query in its one spelling, without the question mark. */
  const write = (values: ValuesOf<P>): string => {
    const search = new URLSearchParams();
    for (const [property, parameter] of entries) {
      const value = values[property];
      if (value !== parameter.empty || parameter.always) search.set(parameter.name ?? property, parameter.write(value));
    }
    return search.toString();
  };

  const urlOf = (values: ValuesOf<P>): string => {
    const search = write(values);
    return search === '' ? path : `${path}?${search}`;
  };

  return { empty, read, write, urlOf };
};
