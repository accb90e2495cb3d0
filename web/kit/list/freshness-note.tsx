import { t } from '../texts.ts';
import styles from './freshness-note.module.css';
import { WATCH_MINUTES } from '../session/attended-watch.ts';
import type { Freshness } from './use-fresh.ts';

/** Reports that the page is no longer refreshed. */
export const FreshnessNote = ({ freshness, goOn }: { freshness: Freshness; goOn: () => void }) => (
  <div role="status">
    {freshness !== 'fresh' && (
      <p className={styles.note}>
        {freshness === 'paused' ? t('layers.live.paused', { minutes: WATCH_MINUTES }) : t('layers.live.failed')}
        <button type="button" onClick={goOn}>
          {t('layers.live.goOn')}
        </button>
      </p>
    )}
  </div>
);
