import type { Recognition } from '#contract/trial/recognition.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { type Difference, differencesOf } from './differences.ts';
import styles from './replay.module.css';

const columns: readonly Column<Difference>[] = [
  {
    title: 'requests.difference.what',
    cell: ({ kind, name }) => `${t(`requests.difference.kind.${kind}`)} ${name}`,
  },
  { title: 'requests.difference.change', cell: ({ change }) => t(`requests.difference.${change}`) },
  { title: 'requests.difference.before', cell: ({ before }) => before || t('requests.difference.nothing') },
  { title: 'requests.difference.after', cell: ({ after }) => after || t('requests.difference.nothing') },
];

const Boxes = ({ of, className }: { of: Recognition; className: string | undefined }) => (
  <g className={className}>
    {of.targets
      .filter(({ whole }) => !whole)
      .map(({ box: [x, y, width, height] }, at) => (
        <rect key={at} x={x} y={y} width={width} height={height} />
      ))}
    {of.texts
      .filter(({ whole }) => !whole)
      .map(({ polygon }, at) => (
        <polygon key={at} points={polygon.map((point) => point.join(',')).join(' ')} />
      ))}
  </g>
);

interface ReplayedProps {
  before: Recognition | null;
  after: Recognition;
  picturePath: string | null;
}

/** The result of a replay next to that of the first request. */
export const Replayed = ({ before, after, picturePath }: ReplayedProps) => {
  const { width, height, targets, texts, fields, model, version, milliseconds: ms } = after;
  const differences = before ? differencesOf(before, after) : [];
  return (
    <>
      <p>
        {t('requests.replay.by', { model, version, ms })}{' '}
        {t('requests.replay.counts', { targets: targets.length, texts: texts.length, fields: fields.length })}
      </p>
      {before === null && <p className={styles.notKept}>{t('requests.replay.noBefore')}</p>}
      {before !== null && differences.length === 0 && <p className={styles.same}>{t('requests.replay.same')}</p>}
      {differences.length > 0 && (
        <WorkTable
          label={t('requests.replay.differences')}
          columns={columns}
          rows={differences}
          keyOf={(difference) => JSON.stringify(difference)}
        />
      )}
      {picturePath !== null && width > 0 && (
        <div className={styles.picture} style={{ maxWidth: width }}>
          <img src={picturePath} alt={t('requests.replay.picture')} width={width} height={height} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {before && <Boxes of={before} className={styles.before} />}
            <Boxes of={after} className={styles.after} />
          </svg>
        </div>
      )}
    </>
  );
};
