import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import styles from './notice.module.css';

export type NoticeTone = 'success' | 'danger';

/** An action that a notice offers: something to do here, or another page. */
type NoticeAction = { text: string; run: () => void } | { text: string; href: string };

interface NoticeOptions {
  /** The notice stays until the user closes it. */
  stays?: { onClose: () => void };
}

interface Notice {
  id: number;
  message: string;
  tone: NoticeTone;
  action: NoticeAction | undefined;
  onClose: (() => void) | undefined;
  timer?: ReturnType<typeof setTimeout>;
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

/** Starts the time after which a notice goes, or starts it again. Before the page can show notices, it does not run. */
const startTime = (notice: Notice) => {
  if (notice.onClose || listeners.size === 0) return;
  clearTimeout(notice.timer);
  notice.timer = setTimeout(dismiss, notice.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS, notice.id);
};

/**
 * Shows a sentence for a few seconds, or until it is closed. A sentence that is on show stays longer instead of being
 * repeated, unless it has an action. Returns the function that removes it.
 */
export const showNotice = (
  message: string,
  tone: NoticeTone,
  action?: NoticeAction,
  { stays }: NoticeOptions = {},
): (() => void) => {
  if (message === '') return () => {};
  const shown = action ? undefined : notices.find((notice) => notice.message === message);
  if (shown) {
    startTime(shown);
    return () => {};
  }
  lastId += 1;
  const notice: Notice = { id: lastId, message, tone, action, onClose: stays?.onClose };
  change([...notices, notice]);
  startTime(notice);
  return () => dismiss(notice.id);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  for (const notice of notices) startTime(notice);
  return () => {
    listeners.delete(listener);
  };
};

const none: readonly Notice[] = [];

const Action = ({ id, action }: { id: number; action: NoticeAction }) =>
  'href' in action ? (
    <a href={action.href} className={styles.action}>
      {action.text}
    </a>
  ) : (
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
  );

/** Renders the notices. Used once, in the shell. */
export const Notices = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
  return (
    <div className={styles.notices} role="status" aria-live="polite">
      {shown.map(({ id, message, tone, action, onClose }) => (
        <p key={id} className={tone === 'danger' ? styles.danger : styles.success}>
          {message}
          {action && <Action id={id} action={action} />}
          {onClose && (
            <button
              type="button"
              className={styles.close}
              aria-label={t('site.close')}
              onClick={() => {
                dismiss(id);
                onClose();
              }}
            >
              <X size={16} aria-hidden="true" />
            </button>
          )}
        </p>
      ))}
    </div>
  );
};
