import type { TextError } from './validation-errors.ts';

/**
 * The fields of content. A kind of content lists its fields once; the checks, the form of the editor, the comparison of
 * versions and the references follow from the list. There are no schemas here, so that the browser does without the
 * schema library.
 */

interface Common {
  /** Operators cannot change it; it comes with the default content. */
  readOnly?: boolean | undefined;
  /** An entry may lack it. */
  optional?: boolean | undefined;
  /** The form shows it while another field of its group has one of these values, or while it has a value itself. */
  shownFor?: { field: string; values: readonly (string | number)[] } | undefined;
}

/** A text; its length is in UTF-16 units. `text` has one line, the others have several. */
export interface TextField extends Common {
  type: 'text' | 'long' | 'markdown';
  maximum: number;
  /** 1 by default; 0 allows an empty text. */
  minimum: number;
  pattern?: RegExp | undefined;
  /** Returns what is wrong with a text that another format describes. */
  check?: ((value: string) => readonly TextError[]) | undefined;
  /** Whether readers of the entry miss the text if it is empty: the operator is warned. */
  isMissed?: ((payload: Readonly<Record<string, unknown>>) => boolean) | undefined;
  /** The form takes it from a file, too: of names that end so, whose text `read` turns into the value. */
  fromFile?: { endings: readonly string[]; read: (text: string) => string } | undefined;
}
/** A whole number. */
export interface NumberField extends Common {
  type: 'number';
  minimum: number;
  maximum: number;
  /** The kind whose entries it numbers: their slugs are the numbers. */
  of?: string | undefined;
}
export interface FlagField extends Common {
  type: 'flag';
}
export interface ChoiceField<Value extends string | number = string | number> extends Common {
  type: 'choice';
  values: readonly Value[];
  /** The names of the values, if the texts of the page have none. */
  names?: Readonly<Record<string, string>> | undefined;
}
/** A point in time, ISO 8601 with its offset. */
export interface DateField extends Common {
  type: 'date';
}
/** `link`: a path of the portal or an http address. `picture`: a path of the portal. 0 allows an empty address. */
export interface AddressField extends Common {
  type: 'link' | 'picture';
  minimum: 0 | 1;
  /** A picture that is the name of a drawing, or the address of a picture of the library. */
  drawings?: boolean | undefined;
}
/** A large file: the id of an upload, or `build/` and the name of a file that the build makes. */
export interface FileField extends Common {
  type: 'file';
  /** An MP4 that browsers show. */
  film?: boolean | undefined;
}
/** The name of an icon. 0 allows none. */
export interface IconField extends Common {
  type: 'icon';
  minimum: 0 | 1;
}
/** Another entry, by its id. */
export interface ReferenceField extends Common {
  type: 'reference';
  kind: string;
}
export interface GroupField<Own extends Fields = Fields> extends Common {
  type: 'group';
  fields: Own;
}
/** A flat list whose items form a tree: each names its parent by id, 0 at the top. */
export interface Tree {
  id: string;
  parent: string;
  depth: number;
}
export interface ListField<Item extends Field = Field> extends Common {
  type: 'list';
  item: Item;
  minimum: number;
  maximum: number;
  tree?: Tree | undefined;
  /** New items come first in the editor: the order of the list says nothing. */
  addsFirst?: boolean | undefined;
  /** The field of its items, a number that grows from one to the next. */
  sortedBy?: string | undefined;
}
/** Texts under names that the author chooses. */
export interface RecordField extends Common {
  type: 'record';
  item: TextField;
  maximum: number;
}
/** A value that no other field describes. */
export interface OwnField<Value = unknown> extends Common {
  type: 'own';
  /** Returns what is wrong, for authors of content files. */
  validate(value: unknown): string | undefined;
  /** Returns how a value is shown. */
  show?: ((value: unknown) => string) | undefined;
  /** The values to choose from; others may occur. */
  choices?: readonly Value[] | undefined;
  /** Carries the type; there is no such property. */
  value?: Value;
}

export type Field =
  | TextField
  | NumberField
  | FlagField
  | ChoiceField
  | DateField
  | AddressField
  | FileField
  | IconField
  | ReferenceField
  // oxlint-disable-next-line typescript/no-explicit-any -- A group of any fields, which contain groups.
  | GroupField<any>
  // oxlint-disable-next-line typescript/no-explicit-any -- A list of any fields, which contain lists.
  | ListField<any>
  | RecordField
  | OwnField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> =
  F extends GroupField<infer Own>
    ? PayloadOf<Own>
    : F extends ListField<infer Item>
      ? ValueOf<Item>[]
      : F extends ChoiceField<infer Value>
        ? Value
        : F extends OwnField<infer Value>
          ? Value
          : F extends NumberField
            ? number
            : F extends FlagField
              ? boolean
              : F extends RecordField
                ? Record<string, string>
                : string;
type OptionalNames<Own> = { [Name in keyof Own]: Own[Name] extends { optional: true } ? Name : never }[keyof Own];

/** The values of an entry with these fields. */
export type PayloadOf<Own> = {
  -readonly [Name in Exclude<keyof Own, OptionalNames<Own>>]: ValueOf<Own[Name]>;
} & { -readonly [Name in OptionalNames<Own>]?: ValueOf<Own[Name]> | undefined };

type Marks<Options> = Options extends { optional: true } ? { optional: true } : unknown;

interface TextOptions extends Common {
  minimum?: number;
  pattern?: RegExp;
  check?: TextField['check'];
  fromFile?: TextField['fromFile'];
}
const textOf =
  (type: TextField['type']) =>
  <const Options extends TextOptions = TextOptions>(maximum: number, options?: Options) =>
    ({ type, maximum, minimum: 1, ...options }) as TextField & Marks<Options>;

export const text = textOf('text');
export const long = textOf('long');
export const markdown = textOf('markdown');

interface NumberOptions extends Common {
  of?: string;
}
export const number = <const Options extends NumberOptions = NumberOptions>(
  minimum: number,
  maximum: number,
  options?: Options,
) => ({ type: 'number', minimum, maximum, ...options }) as NumberField & Marks<Options>;

export const flag = <const Options extends Common = Common>(options?: Options) =>
  ({ type: 'flag', ...options }) as FlagField & Marks<Options>;

interface ChoiceOptions extends Common {
  names?: Readonly<Record<string, string>>;
}
export const choice = <const Value extends string | number, const Options extends ChoiceOptions = ChoiceOptions>(
  values: readonly Value[],
  options?: Options,
) => ({ type: 'choice', values, ...options }) as ChoiceField<Value> & Marks<Options>;

export const date = <const Options extends Common = Common>(options?: Options) =>
  ({ type: 'date', ...options }) as DateField & Marks<Options>;

interface AddressOptions extends Common {
  minimum?: 0 | 1;
}
export const link = <const Options extends AddressOptions = AddressOptions>(options?: Options) =>
  ({ type: 'link', minimum: 1, ...options }) as AddressField & Marks<Options>;
interface PictureOptions extends AddressOptions {
  drawings?: boolean;
}
export const picture = <const Options extends PictureOptions = PictureOptions>(options?: Options) =>
  ({ type: 'picture', minimum: 1, ...options }) as AddressField & Marks<Options>;
interface FileOptions extends Common {
  film?: boolean;
}
export const file = <const Options extends FileOptions = FileOptions>(options?: Options) =>
  ({ type: 'file', ...options }) as FileField & Marks<Options>;
export const icon = <const Options extends AddressOptions = AddressOptions>(options?: Options) =>
  ({ type: 'icon', minimum: 1, ...options }) as IconField & Marks<Options>;

export const reference = <const Options extends Common = Common>(kind: string, options?: Options) =>
  ({ type: 'reference', kind, ...options }) as ReferenceField & Marks<Options>;

export const group = <const Own extends Fields, const Options extends Common = Common>(
  fields: Own,
  options?: Options,
) => ({ type: 'group', fields, ...options }) as GroupField<Own> & Marks<Options>;

interface ListOptions extends Common {
  addsFirst?: boolean;
  sortedBy?: string;
  minimum?: number;
  tree?: Tree;
}
export const list = <const Item extends Field, const Options extends ListOptions = ListOptions>(
  item: Item,
  maximum: number,
  options?: Options,
) => ({ type: 'list', item, minimum: 0, maximum, ...options }) as ListField<Item> & Marks<Options>;

export const record = <const Options extends Common = Common>(item: TextField, maximum: number, options?: Options) =>
  ({ type: 'record', item, maximum, ...options }) as RecordField & Marks<Options>;

/** `show` and `choices` let the editor offer a choice. */
export const own = <Value>(
  validate: OwnField<Value>['validate'],
  options?: Pick<OwnField<Value>, 'show' | 'choices'> & Common,
): OwnField<Value> => ({ type: 'own', validate, ...options });
