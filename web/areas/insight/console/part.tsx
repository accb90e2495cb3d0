import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { makeCall } from '#web/kit/call.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import styles from './insight.module.css';

/** The answer of a part's call; null if it failed. */
export type Given<C extends AnyCall> = AnswerOf<C> | null;

/** Resolves to null if the call of a part fails, so that the other parts are shown. */
export const givenBy = <C extends AnyCall>(call: MakeCall, asked: C, request: RequestOf<C>): Promise<Given<C>> =>
  call(asked, request).catch((error: unknown) => {
    const { status } = error as { status?: number };
    // The page itself is not for the user, or no longer.
    if (status === 401 || status === 403) throw error;
    return null;
  });

interface PartProps<C extends AnyCall> {
  id: string;
  title: string;
  lead: string;
  call: C;
  request: RequestOf<C>;
  given: Given<C>;
  children: (answer: AnswerOf<C>) => ReactNode;
}

/** A part of the page. One that could not be read is read again on demand. */
export const Part = <C extends AnyCall>({ id, title, lead, call, request, given, children }: PartProps<C>) => {
  const [own, setOwn] = useState<{ of: RequestOf<C>; answer: Given<C> }>();
  const [isReading, setReading] = useState(false);
  const answer = given ?? (own?.of === request ? own.answer : null);
  const read = () => {
    setReading(true);
    makeCall(call, request, { showMessage: true })
      .then((found) => setOwn({ of: request, answer: found }))
      .catch(() => {
        // A notice has said why.
      })
      .finally(() => setReading(false));
  };
  return (
    <div id={id} className={styles.part}>
      <WorkSection title={title} lead={lead}>
        {answer === null ? (
          <div className={styles.failed} role="alert">
            <p>{t('insight.failed')}</p>
            <button type="button" className="button button-plain" onClick={read} disabled={isReading}>
              {t('insight.retry')}
            </button>
          </div>
        ) : (
          <Stack gap={4}>{children(answer)}</Stack>
        )}
      </WorkSection>
    </div>
  );
};

/**
 * A column whose cells are texts, and may be drawn otherwise. In the CSV an amount is its number, with its unit in the head.
 * A column without texts, such as of links, is in no CSV.
 */
export type TextColumn<Row> = { title: TextKey } & (
  | {
      text: (row: Row) => string;
      number?: (row: Row) => number | null;
      unit?: TextKey;
      cell?: (row: Row) => ReactNode;
    }
  | { text?: undefined; cell: (row: Row) => ReactNode }
);

/** Returns a table as the rows of a CSV. */
const csvRows = <Row,>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string[][] => {
  const shown = columns.filter((column) => column.text !== undefined);
  return [
    shown.map(({ title, unit }) =>
      unit === undefined ? t(title) : t('insight.withUnit', { title: t(title), unit: t(unit) }),
    ),
    ...rows.map((row) => shown.map(({ text, number }) => (number ? String(number(row) ?? '') : text(row)))),
  ];
};

interface CountedTableProps<Row> {
  title: string;
  /** The period, for the name of the file. */
  period: string;
  columns: readonly TextColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

const FIRST_ROWS = 6;

/** A titled table with its CSV: the first rows, and all of them on demand. Shows nothing without rows. */
export const CountedTable = <Row,>({ title, period, columns, rows, keyOf }: CountedTableProps<Row>) => {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const save = () => downloadText(`${t('insight.file', { title, days: period })}.csv`, csvText(csvRows(columns, rows)));
  const shown = columns.map(
    ({ title: head, text, cell }): Column<Row> => ({ title: head, cell: (cell ?? text) as Column<Row>['cell'] }),
  );
  return (
    <div className={styles.counted}>
      <div className={styles.tableHead}>
        <h3>{title}</h3>
        <button type="button" className={styles.csv} onClick={save} aria-label={t('insight.csvOf', { title })}>
          <Download size={14} aria-hidden="true" />
          {t('insight.csv')}
        </button>
      </div>
      <WorkTable label={title} columns={shown} rows={isWhole ? rows : rows.slice(0, FIRST_ROWS)} keyOf={keyOf} />
      {!isWhole && rows.length > FIRST_ROWS && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('insight.all', { count: rows.length })}
        </button>
      )}
    </div>
  );
};

/** The text of a part without any counts. */
export const Nothing = ({ text }: { text: string }) => <p className={styles.nothing}>{text}</p>;
