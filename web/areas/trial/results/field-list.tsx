import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/texts.ts';
import { idOf } from '../overlay/shapes.ts';
import { CheckWords } from './check-mark.tsx';
import { FieldTable } from './field-table.tsx';
import { FieldValue } from './field-value.tsx';
import { groupFields, type PlacedField } from './group-fields.ts';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { Score } from './score.tsx';

const FieldRow = ({ field, ...pointing }: Pointing & { field: PlacedField }) => (
  <ResultRow ids={[idOf('fields', field.at)]} className={styles.field} {...pointing}>
    <span className={styles.name}>{field.label}</span>
    <FieldValue field={field} />
    <Score score={field.score} doubtful={field.check === 'failed'} />
    <CheckWords fields={[field]} />
  </ResultRow>
);

/** Fields without a value: one line, and their names for whoever wants them. */
const Missing = ({ fields, open }: { fields: readonly PlacedField[]; open: boolean }) => (
  <details className={styles.missing} open={open}>
    <summary>{t('trialPanel.result.missing', { count: fields.length })}</summary>
    <p>{fields.map(({ label }) => label).join('、')}</p>
  </details>
);

/** The fields of a document, or of each document of a sheet; goods as a table. */
export const FieldList = ({ found, ...pointing }: Pointing & { found: Found }) => (
  <>
    {groupFields(found.fields, found.pieces).map(({ piece, read, missing, table }) => (
      <section key={piece?.at ?? 'whole'} className={styles.group}>
        {piece && (
          <h4 className={styles.piece}>
            <ResultRow ids={[`piece-${piece.at}`]} {...pointing}>
              {piece.label}
              <Score score={piece.score} />
            </ResultRow>
          </h4>
        )}
        {read.length > 0 && (
          <ul className={styles.list}>
            {read.map((field) => (
              <li key={field.at}>
                <FieldRow field={field} {...pointing} />
              </li>
            ))}
          </ul>
        )}
        {table && <FieldTable table={table} {...pointing} />}
        {missing.length > 0 && <Missing fields={missing} open={read.length === 0 && !table} />}
      </section>
    ))}
  </>
);
