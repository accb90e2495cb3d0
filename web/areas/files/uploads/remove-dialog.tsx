import { useId, useState } from 'react';
import { type OwnFile, removeFile } from '#contract/files/calls.ts';
import { filePath } from '#contract/files/file-path.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './remove-dialog.module.css';

interface RemoveDialogProps {
  file: OwnFile;
  /** `changed` is true if the list has changed. */
  onClose: (changed: boolean) => void;
}

/** Asks for confirmation before a file is removed for good. */
export const RemoveDialog = ({ file: { fileId, name }, onClose }: RemoveDialogProps) => {
  const id = useId();
  const [sending, setSending] = useState(false);
  const [formError, setFormError] = useState('');
  const remove = async () => {
    if (sending) return;
    setSending(true);
    setFormError('');
    try {
      await makeCall(removeFile, { fileId });
      onClose(true);
    } catch (error) {
      // The file was removed in another window, or it expired.
      if ((error as Partial<CallFailure>).status === 404) onClose(true);
      else setFormError((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal labelledBy={id} className={styles.dialog} onDismiss={() => onClose(false)}>
      <div className={styles.inside}>
        <h2 id={id}>{t('files.remove.title')}</h2>
        <div className={styles.what}>
          <img src={filePath(fileId)} alt="" width={72} height={72} />
          <p>{t('files.remove.lead', { name })}</p>
        </div>
        <FormError>{formError}</FormError>
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={() => onClose(false)}>
            {t('files.remove.cancel')}
          </button>
          <button type="button" className={`button ${styles.remove}`} aria-disabled={sending} onClick={remove}>
            {t(sending ? 'files.remove.sending' : 'files.remove.confirm')}
          </button>
        </div>
      </div>
    </Modal>
  );
};
