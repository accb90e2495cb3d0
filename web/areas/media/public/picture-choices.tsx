import type { ReactNode } from 'react';
import styles from './picture-choices.module.css';

/** A grid of pictures, of which an operator chooses one. */
export const PictureChoices = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
);

interface PictureChoiceProps {
  /** Whether it is the present choice; absent in a grid that has none. */
  isChosen?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A picture of `PictureChoices` and its name. */
export const PictureChoice = ({ isChosen, onChoose, children }: PictureChoiceProps): ReactNode => (
  <li>
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  </li>
);
