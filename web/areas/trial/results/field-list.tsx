import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { fieldLabel, idOf } from '../overlay/shapes.ts';
import { CheckWords } from './check-mark.tsx';
import { FieldTable } from './field-table.tsx';
import { FieldValue } from './field-value.tsx';
import { type FieldGroup, groupFields, namesByKind, type PlacedField } from './group-fields.ts';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { Score } from './score.tsx';

type PieceOf = Pick<FieldGroup, 'piece'>;

const FieldRow = ({ field, piece, ...pointing }: Pointing & PieceOf & { field: PlacedField }) => (
  <ResultRow ids={[idOf('fields', field.at)]} className={styles.field} {...pointing}>
    <span className={styles.name}>{fieldLabel(field.label, piece)}</span>
    <FieldValue field={field} />
    <Score score={field.score} doubtful={field.check === 'failed'} />
    <CheckWords fields={[field]} />
  </ResultRow>
);

/** Fields without a value: one line that expands to their names. */
const Missing = ({ fields, piece }: PieceOf & { fields: readonly PlacedField[] }) => (
  <details className={styles.missing}>
    <summary>{t('trialPanel.result.missing', { count: fields.length })}</summary>
    <ul>
      {namesByKind(fields.map(({ label }) => fieldLabel(label, piece))).map(([kind, names]) => (
        <li key={kind}>
          {kind !== '' && <b>{kind}</b>}
          {names.join('、')}
        </li>
      ))}
    </ul>
  </details>
);

/** The fields of a document, or of each document on a sheet, with goods as a table. */
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
                <FieldRow field={field} piece={piece} {...pointing} />
              </li>
            ))}
          </ul>
        )}
        {table && <FieldTable table={table} piece={piece} {...pointing} />}
        {missing.length > 0 && <Missing fields={missing} piece={piece} />}
      </section>
    ))}
  </>
);
