import { t } from '../texts.ts';
import styles from './freshness-note.module.css';
import { WATCH_MINUTES } from '../session/attended-watch.ts';
import type { Freshness } from './use-fresh.ts';

const words: Record<Exclude<Freshness, 'fresh'>, () => string> = {
  paused: () => t('layers.live.paused', { minutes: WATCH_MINUTES }),
  failed: () => t('layers.live.failed'),
  outdated: () => t('layers.live.outdated'),
};

/** Reports that the page does not show the latest state. */
export const FreshnessNote = ({ freshness, goOn }: { freshness: Freshness; goOn: () => void }) => (
  <div role="status">
    {freshness !== 'fresh' && (
      <p className={styles.note}>
        {words[freshness]()}
        <button type="button" onClick={goOn}>
          {t('layers.live.goOn')}
        </button>
      </p>
    )}
  </div>
);
