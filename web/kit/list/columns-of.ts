import type { AnyList } from '#contract/kit/list/define-list.ts';
import type { TextKey } from '../texts.ts';
import { formatMinute } from '../ui/dates.ts';
import type { Column } from './list-page.tsx';

/** The fields of a row that can be shown without a cell: texts, numbers, and times, whose names end in `At`. */
type PlainField<Row> = {
  [Name in keyof Row & string]: Row[Name] extends string | number | null ? Name : never;
}[keyof Row & string];

type ColumnView<L extends AnyList, Row> = Omit<Column<L, Row>, 'key' | 'title'>;
/** How columns are shown. A column that has the name of a plain field needs nothing. */
export type ColumnViews<L extends AnyList, Row, Name extends string> = Readonly<
  Record<Exclude<Name, PlainField<Row>>, ColumnView<L, Row>> &
    Partial<Record<Extract<Name, PlainField<Row>>, Partial<ColumnView<L, Row>>>>
>;

/** The text of a plain field. */
const plainText = (name: string, value: unknown): string => {
  if (value === null || value === '') return '–';
  return name.endsWith('At') ? formatMinute(String(value)) : String(value);
};

/** Makes the columns of a list from their titles, in that order, and from what the page adds to them. */
export const columnsOf = <L extends AnyList, Row extends object, Name extends string>(
  titles: Readonly<Record<Name, TextKey>>,
  views: ColumnViews<L, Row, Name>,
): Column<L, Row>[] =>
  (Object.entries(titles) as [Name, TextKey][]).map(([name, title]) => ({
    cell: (row: Row) => plainText(name, row[name as unknown as keyof Row]),
    ...(views as unknown as Partial<Record<Name, Partial<ColumnView<L, Row>>>>)[name],
    key: name,
    title,
  }));
