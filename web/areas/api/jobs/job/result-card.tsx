import type { JobItem } from '#contract/api/job-shapes.ts';
import { t } from '#web/kit/texts.ts';
import styles from './job-gallery.module.css';

/** Lines of a card; the table has all of them. */
const LINES = 3;

type Result = NonNullable<JobItem['result']>;

const linesOf = ({ targets, texts, fields }: Result): string[] => [
  ...targets.map(({ label, score }) => `${label} ${Math.round(score * 100)}%`),
  ...fields.filter(({ value }) => value !== '').map(({ label, value }) => `${label}：${value}`),
  ...(fields.length > 0 ? [] : texts.map(({ text }) => text)),
];

/** Draws what was found, over the picture or in its place. */
const Drawn = ({ result, picture, name }: { result: Result; picture: string | undefined; name: string }) => {
  const { width, height, targets, texts } = result;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawn} role="img" aria-label={name}>
      {picture ? (
        <image href={picture} width={width} height={height} />
      ) : (
        <rect className={styles.blank} width={width} height={height} />
      )}
      {texts.map(({ polygon, whole }, at) =>
        whole ? null : <polygon key={at} className={styles.text} points={polygon.join(' ')} />,
      )}
      {targets.map(({ box: [x, y, across, down], whole }, at) =>
        whole ? null : <rect key={at} className={styles.box} x={x} y={y} width={across} height={down} />,
      )}
    </svg>
  );
};

/** Text of which no field could be read is no result, but says why there is none. */
const foundText = (lines: number, texts: number): string => {
  if (lines > 0) return t('batchJobs.item.found', { count: lines });
  return texts > 0 ? t('batchJobs.item.onlyTexts', { count: texts }) : t('batchJobs.item.empty');
};

interface ResultCardProps {
  item: JobItem;
  picture: string | undefined;
  /** The name of the ability, if the job has several. */
  ability: string | undefined;
  onOpen: () => void;
}

/** A picture of a job with its result. A click anywhere on it enlarges it. */
export const ResultCard = ({ item, picture, ability, onOpen }: ResultCardProps) => {
  const { name, state, result, reason, remedy } = item;
  const lines = result ? linesOf(result) : [];
  const found = foundText(lines.length, result?.texts.length ?? 0);
  return (
    <li className={styles.card}>
      <div className={styles.frame}>{result && <Drawn {...{ result, picture, name }} />}</div>
      <p className={styles.name} title={name}>
        <button type="button" onClick={onOpen} aria-label={t('batchJobs.item.open', { name })}>
          {name}
        </button>
      </p>
      {ability !== undefined && <p className={styles.line}>{ability}</p>}
      <p className={state === 'failed' ? styles.failed : styles.state}>
        {state === 'done' ? found : t(`batchJobs.item.${state}`)}
      </p>
      {reason !== null && (
        <p className={styles.line}>
          {reason}
          {remedy}
        </p>
      )}
      {lines.slice(0, LINES).map((line, at) => (
        <p key={at} className={styles.line} title={line}>
          {line}
        </p>
      ))}
      {lines.length > LINES && (
        <p className={styles.line}>{t('batchJobs.item.more', { count: lines.length - LINES })}</p>
      )}
    </li>
  );
};
