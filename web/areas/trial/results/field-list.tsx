import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Field, Found } from '#contract/trial/recognition.ts';
import { t } from '#web/texts.ts';
import { idOf, scoreText } from '../overlay/shapes.ts';
import { type FieldGroup, groupFields, type PlacedField } from './group-fields.ts';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';

const ICON_PX = 14;

const Value = ({ field }: { field: Field }) =>
  field.value === '' ? (
    <span className={styles.empty}>{t('trialPanel.result.unread')}</span>
  ) : (
    <span className={styles.value}>{field.value}</span>
  );

/** What came of the rule that a value has to agree with. */
const Check = ({ field: { check, reason } }: { field: Field }) => {
  if (check === 'passed')
    return (
      <span className={styles.passed}>
        <CircleCheck size={ICON_PX} aria-hidden="true" />
        {t('trialPanel.result.passed')}
      </span>
    );
  return (
    check === 'failed' && (
      <span className={styles.failed}>
        <CircleAlert size={ICON_PX} aria-hidden="true" />
        {reason ? t('trialPanel.result.failedFor', { reason }) : t('trialPanel.result.failed')}
      </span>
    )
  );
};

const FieldRow = ({ field, ...pointing }: Pointing & { field: PlacedField }) => (
  <ResultRow ids={[idOf('fields', field.at)]} className={styles.field} {...pointing}>
    <span className={styles.name}>{field.label}</span>
    <Value field={field} />
    {field.value !== '' && <span className={styles.score}>{scoreText(field.score)}</span>}
    <Check field={field} />
  </ResultRow>
);

const FieldTable = ({ table, ...pointing }: Pointing & { table: NonNullable<FieldGroup['table']> }) => (
  <div className={styles.wide}>
    <table className={styles.table}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]?.row}>
            {table.columns.map((column) => {
              const field = row.find(({ label }) => label === column);
              return (
                <td key={column}>
                  {field && (
                    <ResultRow ids={[idOf('fields', field.at)]} className={styles.cell} {...pointing}>
                      <Value field={field} />
                      <Check field={field} />
                    </ResultRow>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The fields of a document, or of each document of a sheet; goods as a table. */
export const FieldList = ({ found, ...pointing }: Pointing & { found: Found }) => (
  <>
    {groupFields(found.fields, found.pieces).map(({ piece, plain, table }) => (
      <section key={piece?.at ?? 'whole'} className={styles.group}>
        {piece && (
          <h4 className={styles.piece}>
            <ResultRow ids={[`piece-${piece.at}`]} {...pointing}>
              {piece.label}
              <span className={styles.score}>{scoreText(piece.score)}</span>
            </ResultRow>
          </h4>
        )}
        <ul className={styles.list}>
          {plain.map((field) => (
            <li key={field.at}>
              <FieldRow field={field} {...pointing} />
            </li>
          ))}
        </ul>
        {table && <FieldTable table={table} {...pointing} />}
      </section>
    ))}
  </>
);
