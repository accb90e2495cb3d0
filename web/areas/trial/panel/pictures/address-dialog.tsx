import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import type { QueuePlace } from '../follow-ticket.ts';
import { queueText } from '../queue-text.ts';
import styles from './dialogs.module.css';

const ADDRESS_MAXIMUM = 900;

const isAddress = (text: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

interface AddressDialogProps {
  /** Tries the picture. Returns what to change about the address if it is rejected. */
  onAddress: (address: string, onPlace: (place: QueuePlace) => void) => Promise<string | undefined>;
  onClose: () => void;
}

/** Lets the user enter the address of a picture that the server fetches. Stays open until there is a result. */
export const AddressDialog = ({ onAddress, onClose }: AddressDialogProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [queue, setQueue] = useState<QueuePlace>();
  const showError = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const overlong = overlongText(address.trim(), ADDRESS_MAXIMUM);
    if (overlong !== undefined || !isAddress(address.trim())) {
      showError(overlong ?? t('trialPanel.address.faulty'));
      return;
    }
    setError(undefined);
    setBusy(true);
    const rejection = await onAddress(address.trim(), setQueue);
    setBusy(false);
    setQueue(undefined);
    if (rejection === undefined) onClose();
    else showError(rejection);
  };
  return (
    <Modal labelledBy={`${id}-title`} className={styles.dialog} onDismiss={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={`${id}-title`}>{t('trialPanel.address.title')}</h2>
        <label className={styles.label} htmlFor={id}>
          {t('trialPanel.address.label')}
        </label>
        <input
          ref={input}
          id={id}
          type="url"
          inputMode="url"
          className={styles.input}
          placeholder="https://"
          value={address}
          readOnly={busy}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setError(undefined);
          }}
        />
        <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.faulty} role={error && 'alert'}>
          {error ?? (queue ? queueText(queue) : t(busy ? 'trialPanel.address.running' : 'trialPanel.address.hint'))}
        </p>
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={onClose}>
            {t('trialPanel.act.cancel')}
          </button>
          <button type="submit" className="button button-primary" aria-busy={busy}>
            {t('trialPanel.address.act')}
          </button>
        </div>
      </form>
    </Modal>
  );
};
