import { useId, useState } from 'react';
import { t } from '../texts.ts';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What it means, in a sentence. */
  children: string;
  /** The word on the button that does it. */
  act: string;
  /** What is done: the dialog waits for it, and stays open where it fails. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export const ConfirmDialog = ({ title, children, act, onConfirm, onClose }: ConfirmDialogProps) => {
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Whoever does it tells why it failed.
      setBusy(false);
    }
  };
  return (
    <Modal labelledBy={heading} className={styles.dialog} onDismiss={busy ? undefined : onClose}>
      <div className={styles.inside}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{children}</p>
        <div className={styles.acts}>
          <button type="button" className="button button-plain" onClick={onClose} disabled={busy}>
            {t('account.confirm.cancel')}
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void confirm()}
            disabled={busy}
            aria-busy={busy}
          >
            {act}
          </button>
        </div>
      </div>
    </Modal>
  );
};
