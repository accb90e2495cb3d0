import { FlaskConical } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './experiment.module.css';

/** Tells that the engine of an ability is still on trial. */
export const ExperimentMark = () => (
  <span className={styles.mark}>
    <FlaskConical size={12} aria-hidden="true" />
    {t('trial.experiment')}
  </span>
);
