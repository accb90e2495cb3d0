import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/texts.ts';
import { idOf, scoreText } from '../overlay/shapes.ts';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';

interface FoundListProps extends Pointing {
  found: Found;
  threshold: number;
}

const pixels = (box: readonly number[]) => `${Math.round(box[2] as number)}×${Math.round(box[3] as number)}`;

/** The targets from a score on, with their size in the picture. */
export const TargetList = ({ found, threshold, ...pointing }: FoundListProps) => (
  <ol className={styles.list}>
    {found.targets.map(({ label, score, box, keypoints, whole }, at) =>
      score < threshold ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: An answer's order does not change.
        <li key={at}>
          <ResultRow ids={[idOf('targets', at)]} {...pointing}>
            <span className={styles.value}>{label}</span>
            <span className={styles.detail}>
              {keypoints
                ? t('trialPanel.result.keypoints', { count: keypoints.length })
                : !whole && t('trialPanel.result.pixels', { size: pixels(box) })}
            </span>
            <span className={styles.score}>{scoreText(score)}</span>
          </ResultRow>
        </li>
      ),
    )}
  </ol>
);

/** The lines of text from a score on, in the order in which they are read. */
export const TextList = ({ found, threshold, ...pointing }: FoundListProps) => (
  <ol className={styles.list}>
    {found.texts.map(({ text, score }, at) =>
      score < threshold ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: An answer's order does not change.
        <li key={at}>
          <ResultRow ids={[idOf('texts', at)]} {...pointing}>
            <span className={styles.text}>{text}</span>
            <span className={styles.score}>{scoreText(score)}</span>
          </ResultRow>
        </li>
      ),
    )}
  </ol>
);
