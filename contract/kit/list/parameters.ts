import { isDay } from '../day.ts';
import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '../limits.ts';
import { unstorable } from '../unstorable.ts';

/**
 * The parameters of lists: how the address of the page spells a value, and what the request carries. Their schemas are
 * in `request-fields.ts`, so that the browser does without the schema library.
 */

/**
 * `text`, `choice`, `choices`, `flag` and `day` are filters: they narrow the list. `order` sorts it, `page` is its page
 * number, `opened` names the row that is open next to it, and `view` what the page shows in place of it.
 */
export type ParameterKind = 'text' | 'choice' | 'choices' | 'flag' | 'day' | 'order' | 'page' | 'opened' | 'view';

/** One of the values to choose from. */
type OneOf<Value> = Value extends readonly (infer One)[] ? One : Exclude<Value, undefined>;

/** `Asked` is the type of the request's field; it is never if the request has none. */
export interface Parameter<Value, Kind extends ParameterKind = ParameterKind, Asked = never> {
  kind: Kind;
  /** Its name in the address, if that is not the property's name. */
  name?: string | undefined;
  /** The value if the address has no valid one. */
  empty: Value;
  /** Returns undefined if the text is no value. */
  read(text: string): Value | undefined;
  /** Reads all texts of a parameter that the address may repeat. Otherwise the first one counts. */
  readAll?(texts: readonly string[]): Value;
  write(value: Value): string;
  /** Whether the address names the empty value as well. */
  always?: boolean | undefined;
  /** The values to choose from. */
  values?: readonly OneOf<Value>[];
  /** The maximum length of a text. */
  maximum?: number;
  /** Returns the value of the request's field; undefined leaves it out. */
  asked(value: Value): Asked | undefined;
}

interface Options {
  name?: string;
  always?: boolean;
}

interface ChoiceOptions<Value> extends Options {
  /** The value that the address leaves out. Without it, the parameter has no default. */
  empty?: Value;
}

/** Converts the value for the request. */
interface Converting<Value, Asked> {
  asked: (value: Value) => Asked;
}

type Choice = string | number;

const same = <Value>(value: Value) => value;

// Overloads: TypeScript would infer `any` for a type that the options may leave out.
/** One of some values. */
export function choice<const Value extends Choice, Asked>(
  values: readonly Value[],
  options: ChoiceOptions<Value> & Converting<Value, Asked> & { empty: Value },
): Parameter<Value, 'choice', Exclude<Asked, undefined>>;
export function choice<const Value extends Choice, Asked>(
  values: readonly Value[],
  options: ChoiceOptions<Value> & Converting<Value, Asked>,
): Parameter<Value | undefined, 'choice', Exclude<Asked, undefined>>;
export function choice<const Value extends Choice>(
  values: readonly Value[],
  options: ChoiceOptions<Value> & { empty: Value },
): Parameter<Value, 'choice', Value>;
export function choice<const Value extends Choice>(
  values: readonly Value[],
  options?: ChoiceOptions<Value>,
): Parameter<Value | undefined, 'choice', Value>;
export function choice(
  values: readonly Choice[],
  { asked = same, empty, ...options }: ChoiceOptions<Choice> & Partial<Converting<Choice, unknown>> = {},
): Parameter<Choice | undefined, 'choice', unknown> {
  return {
    ...options,
    kind: 'choice',
    empty,
    values,
    read: (written) => values.find((value) => String(value) === written),
    write: String,
    asked: (value) => (value === undefined ? undefined : asked(value)),
  };
}

/** An address may be longer than any list of values: a repeated parameter is read up to this length each time. */
const CHOICES_MAXIMUM = 200;

/** Any number of some values: those that are separated by commas or in a repeated parameter, in the order of `values`. */
export const choices = <const Value extends number>(
  values: readonly Value[],
  options: Options = {},
): Parameter<Value[], 'choices', Value[]> => {
  const readAll = (texts: readonly string[]) => {
    const named = new Set(texts.flatMap((text) => text.slice(0, CHOICES_MAXIMUM).split(',')));
    return values.filter((value) => named.has(String(value)));
  };
  return {
    ...options,
    kind: 'choices',
    empty: [],
    values: values as readonly OneOf<Value[]>[],
    read: (written) => readAll([written]),
    readAll,
    write: String,
    asked: (chosen) => (chosen.length > 0 ? chosen : undefined),
  };
};

/** The sort order; the first one is the default. */
export const order = <const Value extends Choice | null>(
  values: readonly Value[],
  options: Options = {},
): Parameter<Value, 'order', Value> => ({
  ...options,
  kind: 'order',
  empty: values[0] as Value,
  values: values as readonly OneOf<Value>[],
  read: (written) => values.find((value) => String(value) === written),
  write: String,
  asked: same,
});

/** Yes or no. */
export const flag = (options: Options = {}): Parameter<boolean, 'flag', boolean> => ({
  ...options,
  kind: 'flag',
  empty: false,
  read: (written) => (written === '1' ? true : undefined),
  write: () => '1',
  asked: (value) => value || undefined,
});

interface SearchOptions extends Options {
  /** Runs of blanks count as one. */
  folded?: boolean;
  maximum?: number;
}

/** A search keyword, cut to the length that the call accepts. */
export const searchText = ({
  folded = false,
  maximum = KEYWORD_MAXIMUM,
  ...options
}: SearchOptions = {}): Parameter<string, 'text', string> => ({
  ...options,
  kind: 'text',
  empty: '',
  maximum,
  read: (written) => {
    const storable = written.replace(unstorable, '');
    const cut = (folded ? storable.replace(/\s+/g, ' ') : storable).trim().slice(0, maximum);
    // The cut may leave half a character, or a blank at the end.
    return cut.replace(unstorable, '').trim();
  },
  write: same,
  asked: (value) => (value === '' ? undefined : value),
});

const textOr = <Kind extends ParameterKind>(kind: Kind, isValue: (text: string) => boolean, options: Options) => ({
  ...options,
  kind,
  empty: undefined,
  read: (written: string) => (isValue(written) ? written : undefined),
  write: (value: string | undefined) => value ?? '',
});

/** A text that matches a pattern, such as an id. */
export const matching = (pattern: RegExp, options: Options = {}): Parameter<string | undefined, 'choice', string> => ({
  ...textOr('choice', (written) => pattern.test(written), options),
  asked: same,
});

/** A day in Shanghai, as `2026-11-22`. */
export const day = (options: Options = {}): Parameter<string | undefined, 'day', string> => ({
  ...textOr('day', isDay, options),
  asked: same,
});

/** The row that is open next to the list. It is in the address only. */
export const opened = (pattern: RegExp, options: Options = {}): Parameter<string | undefined, 'opened'> => ({
  ...textOr('opened', (written) => pattern.test(written), options),
  asked: () => undefined,
});

/** What the page shows in place of the list, such as a form. It is in the address only. */
export const view = <const Value extends string>(
  values: readonly Value[],
  options: Options = {},
): Parameter<Value | undefined, 'view'> => ({
  ...options,
  kind: 'view',
  empty: undefined,
  read: (written) => values.find((value) => value === written),
  write: (value) => value ?? '',
  asked: () => undefined,
});

/** Like `view`, for a text that matches a pattern, such as the id of what a form edits. */
export const viewOf = (pattern: RegExp, options: Options = {}): Parameter<string | undefined, 'view'> => ({
  ...textOr('view', (written) => pattern.test(written), options),
  asked: () => undefined,
});

interface PageOptions extends Options {
  /** Rows on a page. */
  size: number;
  /** Beyond this page, users have to search. */
  maximum?: number;
  /** The page for a number beyond the maximum. */
  beyond?: 'last' | 'first';
}

export interface PageParameter extends Parameter<number, 'page', number> {
  size: number;
  maximum: number;
}

/** The page of the list, starting at 1. */
export const page = ({ size, maximum = PAGE_NO_MAXIMUM, beyond = 'last', ...options }: PageOptions): PageParameter => ({
  ...options,
  kind: 'page',
  empty: 1,
  size,
  maximum,
  read: (written) => {
    if (!/^[1-9]\d{0,5}$/.test(written)) return undefined;
    const pageNo = Number(written);
    if (pageNo <= maximum) return pageNo;
    return beyond === 'last' ? maximum : undefined;
  },
  write: String,
  asked: same,
});
