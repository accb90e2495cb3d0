import { useSyncExternalStore } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'success' | 'danger';

interface Notice {
  id: number;
  message: string;
  tone: NoticeTone;
}

const SHOWN_MS = 5000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Tells the visitor one sentence, for a few seconds. The same sentence is not told twice at once. */
export const showNotice = (message: string, tone: NoticeTone) => {
  if (message === '' || notices.some((notice) => notice.message === message)) return;
  lastId += 1;
  const id = lastId;
  change([...notices, { id, message, tone }]);
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), SHOWN_MS);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const none: readonly Notice[] = [];

/** Where notices show: once, in the shell. */
export const Notices = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
  return (
    <div className={styles.notices} role="status" aria-live="polite">
      {shown.map((notice) => (
        <p key={notice.id} className={notice.tone === 'danger' ? styles.danger : styles.success}>
          {notice.message}
        </p>
      ))}
    </div>
  );
};
