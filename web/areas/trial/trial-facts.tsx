import { t } from '#web/kit/texts.ts';
import { measuredValues } from './measured-values.ts';
import type { PagePanel } from './stored/page-panel.ts';
import styles from './trial-facts.module.css';

/** Shows which engine is used, and its measured accuracy or why there is none. */
export const TrialFacts = ({ panel: { engine, accuracy, finds, experiment } }: { panel: PagePanel }) => {
  const figures = [engine?.kind ?? 'builtIn'] as ('builtIn' | 'package' | 'rate' | 'right')[];
  if (accuracy && accuracy.characterErrorRate !== null) figures.push('rate');
  if (accuracy && finds.includes('fields')) figures.push('right');
  const values = {
    model: engine?.model ?? '',
    version: engine?.version ?? '',
    ...(accuracy && measuredValues(accuracy)),
  };
  const unmeasured = engine?.kind === 'package' ? 'package' : finds.includes('texts') ? 'texts' : 'targets';
  return (
    <>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`trialPanel.facts.${figure}`)}</dt>
            <dd>
              {t(`trialPanel.facts.${figure}.value`, values)}
              <small>{t(`trialPanel.facts.${figure}.means`)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {!accuracy && experiment
          ? t('trial.experiment.measured', { ...experiment })
          : t(accuracy ? 'trialPanel.facts.measured' : `trialPanel.facts.unmeasured.${unmeasured}`, values)}
      </p>
    </>
  );
};
