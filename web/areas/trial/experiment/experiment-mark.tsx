import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './experiment.module.css';

/** Shows that the engine of an ability is still on trial. `children`: how much of the ability it covers. */
export const ExperimentMark = ({ children }: { children: ReactNode }) => (
  // The space is the distance to a mark before it, and none at the start of a line.
  <>
    {' '}
    <span className={styles.mark}>
      <FlaskConical size={12} aria-hidden="true" />
      {children}
    </span>
  </>
);
