import type { Experiment } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';
import { ExperimentMark } from './experiment-mark.tsx';
import styles from './experiment.module.css';

/** Explains what an engine on trial can do, and what it found in real photographs. */
export const ExperimentNote = ({ experiment }: { experiment: Experiment }) => (
  <p className={styles.note}>
    <ExperimentMark>{t('trial.experiment')}</ExperimentMark> {experiment.limits}
    {t('trial.experiment.measured', { ...experiment })}
  </p>
);
