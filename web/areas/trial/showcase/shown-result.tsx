import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { fieldLabel } from '../overlay/shapes.ts';
import { groupFields } from '../results/group-fields.ts';
import { type PagePanel, storedFound } from '../stored/page-panel.ts';
import { StoredStage } from '../stored/stored-stage.tsx';
import stored from '../stored/stored.module.css';
import styles from './showcase.module.css';

const ROWS_MAXIMUM = 4;

/** The sizes of the stage without its edge, for which captions are placed. */
const FRAMES = {
  wide: { width: 540, height: 296 },
  middle: { width: 540, height: 296 },
  narrow: { width: 302, height: 180 },
} as const;

const percent = (score: number) => `${Math.round(score * 100)}%`;

const targetRows = ({ targets }: Found) => {
  const scores = new Map<string, number[]>();
  for (const { label, score } of targets) scores.set(label, [...(scores.get(label) ?? []), score]);
  return [...scores].map(([label, all]) => ({
    name: label,
    value: t('trial.showcase.found', {
      count: all.length,
      scores: [...new Set([Math.min(...all), Math.max(...all)].map(percent))].join('–'),
    }),
  }));
};

const fieldRows = ({ fields, pieces }: Found) =>
  groupFields(fields, pieces).flatMap(({ piece, read }) =>
    read.map((field) => ({ name: fieldLabel(field.label, piece), value: field.value })),
  );

/** A stored result of the engine: the picture with what was found in it, and the first rows. */
export const ShownResult = ({ panel }: { panel: PagePanel }) => {
  const [sample] = panel.samples;
  const found = storedFound(panel);
  if (!sample) return null;
  const alt = t('trial.showcase.picture', { name: sample.name });
  // The data of a result that the server has drawn is not in the page.
  if (!found)
    return (
      <div className={stored.stage}>
        <img className={stored.picture} src={sample.path} alt={sample.name} loading="lazy" />
      </div>
    );
  const rows = found.fields.length > 0 ? fieldRows(found) : targetRows(found);
  const edition = `${panel.engine?.version} ${panel.stored?.at}`;
  return (
    <>
      <div className={stored.stage}>
        <StoredStage found={found} sample={sample} edition={edition} alt={alt} frames={FRAMES} near />
      </div>
      <dl className={styles.rows}>
        {rows.slice(0, ROWS_MAXIMUM).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
