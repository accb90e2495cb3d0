import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { bringIntoView } from '../overlay/into-view.ts';
import type { QueuePlace } from './follow-ticket.ts';
import styles from './panel.module.css';
import { queueText } from './queue-text.ts';
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

/** The place in the queue, counted down until the next answer of the server. */
const Queue = ({ queue, waited }: { queue: QueuePlace; waited: number }) => {
  const seconds = useSeconds();
  const left = Math.max(1, queue.expectedWait - seconds);
  return (
    <>
      <span>{queueText(queue, seconds)}</span>
      <progress className={styles.progress} max={waited + left} value={waited} aria-hidden="true" />
    </>
  );
};

const words = (phase: Phase, seconds: number): string => {
  if (phase.name === 'checking') return t('trialPanel.state.checking');
  if (phase.name === 'uploading') return t('trialPanel.state.uploading', { percent: Math.round(phase.sent * HUNDRED) });
  if (phase.name === 'held') return t('trialPanel.state.held', { seconds: Math.max(1, phase.seconds - seconds) });
  if (seconds === 0) return t('trialPanel.state.running');
  return t(seconds < QUEUE_AFTER_S ? 'trialPanel.state.runningFor' : 'trialPanel.state.queued', { seconds });
};

/** Describes a trial in progress for screen readers: only what changes rarely. */
export const busyText = (phase: Phase): string => {
  if (phase.name === 'held') return t('trialPanel.state.held', { seconds: phase.seconds });
  return phase.name === 'running' && phase.queue?.place
    ? t('trialPanel.state.place', { place: phase.queue.place })
    : t('trialPanel.state.running');
};

/** Shows the progress over the picture, with a button to cancel. Scrolls into view. */
export const RunState = ({ phase, onCancel }: { phase: Phase; onCancel: () => void }) => {
  const seconds = useSeconds();
  const queue = phase.name === 'running' ? phase.queue : undefined;
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(state.current?.parentElement, 'start'), []);
  return (
    <div ref={state} className={styles.state}>
      {!queue?.place && <span className={styles.scan} aria-hidden="true" />}
      <div className={styles.bar}>
        {queue ? (
          <Queue key={`${queue.place} ${queue.expectedWait}`} queue={queue} waited={seconds} />
        ) : (
          <span>{words(phase, seconds)}</span>
        )}
        <button type="button" className={styles.cancel} data-takes-focus="" onClick={onCancel}>
          {t('trialPanel.state.cancel')}
        </button>
      </div>
    </div>
  );
};
