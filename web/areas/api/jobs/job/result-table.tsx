import type { JobItem } from '#contract/api/job-shapes.ts';
import { fieldCell, resultColumns, targetCount } from '#contract/api/job-table.ts';
import { t } from '#web/kit/texts.ts';
import styles from './result-table.module.css';

interface ResultTableProps {
  list: readonly JobItem[];
  /** Names the ability of an item, if the job has several. */
  abilityOf: ((abilityNo: number) => string) | undefined;
  onOpen: (itemNo: number) => void;
}

/** The results of a page as a table, with a column for each field and each kind of target. */
export const ResultTable = ({ list, abilityOf, onOpen }: ResultTableProps) => {
  const { fields, targets } = resultColumns(list.map(({ result }) => result));
  const hasTexts = list.some(({ result }) => result && result.fields.length === 0 && result.texts.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('batchJobs.job.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('batchJobs.job.table.picture')}</th>
            {abilityOf && <th scope="col">{t('batchJobs.batch.ability')}</th>}
            <th scope="col">{t('batchJobs.list.state')}</th>
            {fields.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {targets.map((label) => (
              <th key={label} scope="col" className={styles.figure}>
                {label}
              </th>
            ))}
            {hasTexts && <th scope="col">{t('batchJobs.job.table.texts')}</th>}
          </tr>
        </thead>
        <tbody>
          {list.map((item) => {
            const { itemNo, name, abilityNo, state, result, reason } = item;
            return (
              <tr key={itemNo}>
                <th scope="row">
                  <button type="button" onClick={() => onOpen(itemNo)} title={name}>
                    {name}
                  </button>
                </th>
                {abilityOf && <td>{abilityOf(abilityNo)}</td>}
                <td className={state === 'failed' ? styles.failed : undefined}>
                  {t(`batchJobs.item.${state}`)}
                  {reason !== null && <span className={styles.reason}>{reason}</span>}
                </td>
                {fields.map((label) => (
                  <td key={label}>
                    <span className={styles.value}>{result && fieldCell(result, label)}</span>
                  </td>
                ))}
                {targets.map((label) => (
                  <td key={label} className={styles.figure}>
                    {result && targetCount(result, label)}
                  </td>
                ))}
                {hasTexts && (
                  <td>
                    <span className={styles.value}>
                      {result && result.fields.length === 0 && result.texts.map(({ text }) => text).join('\n')}
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
