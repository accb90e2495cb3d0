import type { ReactNode } from 'react';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  sending: boolean;
  /** Replaces the label while the form is being sent. */
  progress: string;
  children: ReactNode;
}

/** Submits its form. While sending, it keeps the focus, announces the progress and ignores a second press. */
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
