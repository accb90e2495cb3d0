import type { Experiment } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';
import { ExperimentMark } from './experiment-mark.tsx';
import styles from './experiment.module.css';

const limitsOf = (abilityNo: number) =>
  abilityNo === 25 ? t('trial.experiment.codes') : abilityNo === 29 ? t('trial.experiment.objects') : '';

/** Tells what an engine on trial can do, and what it found in real photographs. */
export const ExperimentNote = ({ abilityNo, experiment }: { abilityNo: number; experiment: Experiment }) => (
  <p className={styles.note}>
    <ExperimentMark /> {limitsOf(abilityNo)}
    {t('trial.experiment.measured', { ...experiment })}
  </p>
);
