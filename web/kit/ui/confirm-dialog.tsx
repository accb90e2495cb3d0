import { useId, useState } from 'react';
import { t } from '../texts.ts';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence, in a sentence. */
  children: string;
  /** The label of the confirm button. */
  act: string;
  /** The label of the other button, by default 取消. */
  cancel?: string;
  /** The action. The dialog waits for it and stays open if it fails. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({
  title,
  children,
  act,
  cancel = t('account.confirm.cancel'),
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The action itself reports why it failed.
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
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={onClose} disabled={busy}>
            {cancel}
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
