import { type ReactNode, useId } from 'react';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Absent if Escape must not close the dialog. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog about applications and keys. */
export const Dialog = ({ title, onDismiss, children }: DialogProps) => {
  const heading = useId();
  return (
    <Modal labelledBy={heading} className={styles.dialog} onDismiss={onDismiss}>
      <div className={styles.inside}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
};
