import { t } from '#web/kit/texts.ts';
import styles from '../sample-strip.module.css';
import type { PagePanel } from './page-panel.ts';

/** The sample pictures of an ability. Pressing one tries it; the section marks the one on the stage. */
export const SampleStrip = ({ panel: { samples } }: { panel: PagePanel }) => (
  <>
    <noscript>
      <p className={styles.needsScript}>{t('trialPanel.needsScript')}</p>
    </noscript>
    <h3 className={styles.title} id="trial-samples">
      {t('trial.samples')}
    </h3>
    <ul className={styles.strip} aria-labelledby="trial-samples">
      {samples.map(({ sampleId, name, hard, thumbnailPath, width, height }) => (
        <li key={sampleId}>
          <button type="button" className={styles.sample} data-sample={sampleId} aria-pressed="false">
            <img
              src={thumbnailPath}
              alt=""
              width={160}
              height={100}
              loading="lazy"
              className={height > width ? styles.upright : undefined}
            />
            <span className="sr-only">{t('trial.sample.try')}</span>
            <span className={styles.name}>{name}</span>
            {hard && <span className={styles.hard}>{t('trial.sample.hard')}</span>}
          </button>
        </li>
      ))}
    </ul>
  </>
);
