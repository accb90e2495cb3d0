import type { Sample } from '#contract/trial/panel.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import frame from '../trial.module.css';
import type { PagePanel } from './page-panel.ts';
import { StoredStage } from './stored-stage.tsx';
import styles from './stored.module.css';

interface StoredPlaceProps {
  panel: PagePanel;
  sample: Sample;
  found: Found;
}

/** The stage before a picture is chosen: a stored result of the engine, and how to get a new one. */
export const StoredPlace = ({ panel: { engine, stored }, sample, found }: StoredPlaceProps) => {
  const [year, month, day] = (stored?.at ?? '').split('-');
  return (
    <div className={frame.stored}>
      <div className={styles.stage}>
        <StoredStage
          found={found}
          sample={sample}
          edition={`${engine?.version} ${stored?.at}`}
          alt={t('trialPanel.stored.picture', { name: sample.name })}
        />
      </div>
      <div className={styles.bar}>
        <p>{t('trialPanel.stored.line', { ...engine, date: `${year}年${month}月${day}日` })}</p>
        <button type="button" className={`button button-primary ${styles.run}`} data-sample={sample.sampleId}>
          {t('trialPanel.stored.run')}
        </button>
      </div>
    </div>
  );
};
