import type { ReactNode } from 'react';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  sending: boolean;
  /** Takes the place of the label meanwhile. */
  progress: string;
  children: ReactNode;
}

/** Sends its form; keeps the focus and says that it is at work, while a second press does nothing. */
export const SubmitButton = ({ sending, progress, children }: SubmitButtonProps) => (
  <>
    <button
      type="submit"
      className={`button button-primary ${styles.submit}${sending ? ` ${styles.sending}` : ''}`}
      aria-disabled={sending}
    >
      {sending ? progress : children}
    </button>
    <span className="sr-only" role="status">
      {sending && progress}
    </span>
  </>
);
