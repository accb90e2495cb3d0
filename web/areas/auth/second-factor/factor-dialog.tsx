import { type ReactNode, useId } from 'react';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './factor-dialog.module.css';

/** A dialog about one-time codes. Without `onDismiss`, Escape does not close it. */
export const FactorDialog = ({
  title,
  onDismiss,
  children,
}: {
  title: string;
  onDismiss: (() => void) | undefined;
  children: ReactNode;
}) => {
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
