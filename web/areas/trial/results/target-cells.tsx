import type { Found, Target } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { contentOf } from './content-of.ts';
import styles from './results.module.css';
import { Score } from './score.tsx';
import cells from './target-cells.module.css';

interface TargetCellsProps {
  found: Found;
  target: Target;
  /** The number that the picture shows. */
  number: number;
}

/** The cells of a target's row. For a code they include its content. */
export const TargetCells = ({ found, target, number }: TargetCellsProps) => {
  const { label, score, box, whole } = target;
  const content = contentOf(found, target);
  return (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.value}>{label}</span>
      {!whole && (
        <span className={styles.detail}>
          {t('trialPanel.result.pixels', { size: `${Math.round(box[2])}×${Math.round(box[3])}` })}
        </span>
      )}
      <Score score={score} />
      {content !== undefined && (
        <span className={cells.content}>{t('trialPanel.result.content', { text: content })}</span>
      )}
    </>
  );
};
