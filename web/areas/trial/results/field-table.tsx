import { t } from '#web/kit/texts.ts';
import { fieldLabel, idOf } from '../overlay/shapes.ts';
import { CheckSign, CheckWords } from './check-mark.tsx';
import { FieldValue } from './field-value.tsx';
import type { FieldGroup } from './group-fields.ts';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';

/** Fields in rows, such as goods. Each row has an icon for its checks; broken rules are listed below it. */
export const FieldTable = ({
  table,
  piece,
  ...pointing
}: Pointing & Pick<FieldGroup, 'piece'> & { table: NonNullable<FieldGroup['table']> }) => {
  const checked = table.rows.some((row) => row.some(({ check }) => check));
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {fieldLabel(column, piece)}
              </th>
            ))}
            {checked && <th scope="col">{t('trialPanel.result.check')}</th>}
          </tr>
        </thead>
        {table.rows.map((row) => (
          <tbody key={row[0]?.row}>
            <tr>
              {table.columns.map((column) => {
                const field = row.find(({ label }) => label === column);
                return (
                  <td key={column}>
                    {field && (
                      <ResultRow ids={[idOf('fields', field.at)]} className={styles.cell} {...pointing}>
                        <FieldValue field={field} />
                      </ResultRow>
                    )}
                  </td>
                );
              })}
              {checked && (
                <td className={styles.sign}>
                  <CheckSign fields={row} />
                </td>
              )}
            </tr>
            {row.some(({ check }) => check === 'failed') && (
              <tr>
                <td colSpan={table.columns.length + 1} className={styles.broken}>
                  <CheckWords fields={row} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
};
