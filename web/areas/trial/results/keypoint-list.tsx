import type { Keypoint } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { idOfKeypoint, scoreText } from '../overlay/shapes.ts';
import { leftWith, type Pointing } from './result-row.tsx';
import styles from './results.module.css';

interface KeypointListProps extends Pointing {
  /** The ID of their shape. */
  of: string;
  keypoints: readonly Keypoint[];
}

/** Lists the key points of a target by name. Each shows its place while it is pointed at or has the focus. */
export const KeypointList = ({ of, keypoints, active, onActive }: KeypointListProps) => (
  <details className={styles.keypoints}>
    <summary>{t('trialPanel.result.keypoints', { count: keypoints.length })}</summary>
    <ul>
      {keypoints.map(({ name, score, x, y }) => {
        const id = idOfKeypoint(of, name);
        return (
          <li key={name}>
            <button
              type="button"
              className={active.has(id) ? styles.active : undefined}
              onPointerEnter={() => onActive([id])}
              onPointerLeave={({ currentTarget }) => onActive(leftWith(currentTarget, [id]))}
              onFocus={() => onActive([id])}
              onBlur={() => onActive([])}
              onClick={() => onActive([id])}
            >
              {name}
              <span className={styles.place}>
                {Math.round(x)}, {Math.round(y)}
              </span>
              <span>{scoreText(score)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </details>
);
