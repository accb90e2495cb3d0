import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { idOf } from '../overlay/shapes.ts';
import { KeypointList } from './keypoint-list.tsx';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { Score } from './score.tsx';

interface FoundListProps extends Pointing {
  found: Found;
  threshold: number;
}

const pixels = (box: readonly number[]) => `${Math.round(box[2] as number)}×${Math.round(box[3] as number)}`;

/** The targets from a score on, with the numbers that the picture shows. */
export const TargetList = ({ found, threshold, ...pointing }: FoundListProps) => (
  <ol className={styles.list}>
    {found.targets.map(({ label, score, box, keypoints, whole }, at) =>
      score < threshold ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: The order of a result does not change.
        <li key={at}>
          <ResultRow ids={[idOf('targets', at)]} {...pointing}>
            <span className={styles.number}>{at + 1}</span>
            <span className={styles.value}>{label}</span>
            {!whole && <span className={styles.detail}>{t('trialPanel.result.pixels', { size: pixels(box) })}</span>}
            <Score score={score} />
          </ResultRow>
          {keypoints && <KeypointList of={idOf('targets', at)} keypoints={keypoints} {...pointing} />}
        </li>
      ),
    )}
  </ol>
);

/** The lines of text from a score on, in reading order. */
export const TextList = ({ found, threshold, ...pointing }: FoundListProps) => (
  <ol className={styles.list}>
    {found.texts.map(({ text, score }, at) =>
      score < threshold ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: The order of a result does not change.
        <li key={at}>
          <ResultRow ids={[idOf('texts', at)]} {...pointing}>
            <span className={styles.text}>{text}</span>
            <Score score={score} />
          </ResultRow>
        </li>
      ),
    )}
  </ol>
);
