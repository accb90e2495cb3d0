import { useId, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './dialogs.module.css';

/** Asks for confirmation before a picture is removed for good. */
export const RemoveDialog = ({ onConfirm, onClose }: { onConfirm: () => Promise<void>; onClose: () => void }) => {
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // A notice has shown the error; the dialog stays open.
      setBusy(false);
    }
  };
  return (
    <Modal labelledBy={heading} className={styles.dialog} onDismiss={busy ? undefined : onClose}>
      <h2 id={heading}>{t('trialPanel.remove.title')}</h2>
      <p>{t('trialPanel.remove.words')}</p>
      <div className={styles.actions}>
        <button type="button" className="button button-plain" disabled={busy} onClick={onClose}>
          {t('trialPanel.act.cancel')}
        </button>
        <button type="button" className="button button-primary" aria-busy={busy} onClick={() => void confirm()}>
          {t('trialPanel.own.remove')}
        </button>
      </div>
    </Modal>
  );
};
