import type { ReactNode } from 'react';
import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { fieldLabel, layersOf, scoreText } from '../overlay/shapes.ts';
import { CheckWords } from '../results/check-mark.tsx';
import { FieldValue } from '../results/field-value.tsx';
import { countOf, groupFields } from '../results/group-fields.ts';
import results from '../results/results.module.css';
import { Score } from '../results/score.tsx';
import cells from '../results/target-cells.module.css';
import { TargetCells } from '../results/target-cells.tsx';
import styles from './stored.module.css';

/** The number of rows that fill the list; the live panel shows the rest. */
const ROWS_MAXIMUM = 20;

const Row = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <li className={`${results.row} ${styles.row} ${className}`}>{children}</li>
);

const targetRows = (found: Found): ReactNode[] =>
  found.targets.flatMap((target, at) => [
    <Row key={`${at}`} className={cells.target}>
      <TargetCells found={found} target={target} number={at + 1} />
    </Row>,
    ...(target.keypoints ?? []).map(({ name, x, y, score: sure }) => (
      <Row key={`${at}/${name}`} className={styles.keypoint}>
        <span>{name}</span>
        <span className={results.detail}>
          {Math.round(x)}, {Math.round(y)}
        </span>
        <span className={results.score}>{scoreText(sure)}</span>
      </Row>
    )),
  ]);

const textRows = ({ texts }: Found): ReactNode[] =>
  texts.map(({ text, score }, at) => (
    <Row key={`${at}`}>
      <span className={results.text}>{text}</span>
      <Score score={score} />
    </Row>
  ));

const fieldRows = ({ fields, pieces }: Found): ReactNode[] =>
  groupFields(fields, pieces).flatMap(({ piece, read, table }) => [
    piece && (
      <Row key={`piece-${piece.at}`} className={styles.piece}>
        <span>{piece.label}</span>
        <Score score={piece.score} />
      </Row>
    ),
    ...[...read, ...(table?.rows.flat() ?? [])].map((field) => (
      <Row key={field.at} className={results.field}>
        <span className={results.name}>{fieldLabel(field.label, piece)}</span>
        <FieldValue field={field} />
        <Score score={field.score} doubtful={field.check === 'failed'} />
        <CheckWords fields={[field]} />
      </Row>
    )),
  ]);

/** The list of a stored result: its first rows, and how many there are in all. */
export const StoredList = ({ found }: { found: Found }) => {
  const [layer = 'targets', ...others] = layersOf(found);
  const rows = { targets: targetRows, texts: textRows, fields: fieldRows }[layer](found).filter(Boolean);
  return (
    <>
      <h3 className={styles.head}>
        {[layer, ...others].map((one) => (
          <span key={one}>
            {t(`trialPanel.result.tab.${one}`)} {countOf(found, one)}
          </span>
        ))}
      </h3>
      {found.notes.length > 0 && (
        <ul className={results.notes}>
          {found.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long list scrolls, by the keyboard too. */}
      <div className={results.panel} role="region" aria-label={t('trialPanel.stored.list')} tabIndex={0}>
        <ul>
          {rows.slice(0, ROWS_MAXIMUM)}
          {rows.length > ROWS_MAXIMUM && (
            <li className={styles.rest}>{t('trialPanel.stored.rest', { count: countOf(found, layer) })}</li>
          )}
          {rows.length === 0 && <li className={styles.rest}>{t('trialPanel.result.nothing')}</li>}
        </ul>
      </div>
    </>
  );
};
