import { useSyncExternalStore } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'success' | 'danger';

/** An action that a notice offers. */
interface NoticeAction {
  text: string;
  run: () => void;
}

interface Notice {
  id: number;
  message: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
}

const SHOWN_MS = 5000;
/** Long enough to be reached by keyboard. */
const SHOWN_WITH_ACTION_MS = 15_000;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

const dismiss = (id: number) => change(notices.filter((notice) => notice.id !== id));

/** Shows a sentence for a few seconds. A sentence that is on show is not repeated, unless it has an action. */
export const showNotice = (message: string, tone: NoticeTone, action?: NoticeAction) => {
  if (message === '' || (!action && notices.some((notice) => notice.message === message))) return;
  lastId += 1;
  const id = lastId;
  change([...notices, { id, message, tone, action }]);
  setTimeout(() => dismiss(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const none: readonly Notice[] = [];

/** Renders the notices. Used once, in the shell. */
export const Notices = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
  return (
    <div className={styles.notices} role="status" aria-live="polite">
      {shown.map(({ id, message, tone, action }) => (
        <p key={id} className={tone === 'danger' ? styles.danger : styles.success}>
          {message}
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.text}
            </button>
          )}
        </p>
      ))}
    </div>
  );
};
