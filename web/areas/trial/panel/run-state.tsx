import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { bringIntoView } from '../overlay/into-view.ts';
import styles from './panel.module.css';
import type { Phase } from './use-trial.ts';

const SECOND_MS = 1000;
const QUEUE_AFTER_S = 4;
const HUNDRED = 100;

/** Returns the whole seconds since it was mounted. */
const useSeconds = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};

const words = (phase: Phase, seconds: number): string => {
  if (phase.name === 'checking') return t('trialPanel.state.checking');
  if (phase.name === 'uploading') return t('trialPanel.state.uploading', { percent: Math.round(phase.sent * HUNDRED) });
  if (seconds === 0) return t('trialPanel.state.running');
  return t(seconds < QUEUE_AFTER_S ? 'trialPanel.state.runningFor' : 'trialPanel.state.queued', { seconds });
};

/** Shows the progress over the picture, with a button to cancel. Scrolls into view. */
export const RunState = ({ phase, onCancel }: { phase: Phase; onCancel: () => void }) => {
  const seconds = useSeconds();
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(state.current?.parentElement, 'start'), []);
  return (
    <div ref={state} className={styles.state}>
      <span className={styles.scan} aria-hidden="true" />
      <div className={styles.bar}>
        <span>{words(phase, seconds)}</span>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {t('trialPanel.state.cancel')}
        </button>
      </div>
    </div>
  );
};
