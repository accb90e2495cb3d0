import type { Found } from '#contract/trial/recognition.ts';
import { idOf } from '../overlay/shapes.ts';
import { KeypointList } from './keypoint-list.tsx';
import { type Pointing, ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { Score } from './score.tsx';
import cells from './target-cells.module.css';
import { TargetCells } from './target-cells.tsx';

interface FoundListProps extends Pointing {
  found: Found;
  threshold: number;
}

/** The targets from a score on, with the numbers that the picture shows. */
export const TargetList = ({ found, threshold, ...pointing }: FoundListProps) => (
  <ol className={styles.list}>
    {found.targets.map((target, at) =>
      target.score < threshold ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: The order of a result does not change.
        <li key={at}>
          <ResultRow ids={[idOf('targets', at)]} className={cells.target} {...pointing}>
            <TargetCells found={found} target={target} number={at + 1} />
          </ResultRow>
          {target.keypoints && <KeypointList of={idOf('targets', at)} keypoints={target.keypoints} {...pointing} />}
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
