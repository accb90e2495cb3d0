import { type FormEvent, useId, useState } from 'react';
import { t } from '#web/texts.ts';
import { Modal } from '#web/ui/modal.tsx';
import styles from './dialogs.module.css';

const ADDRESS_MAXIMUM = 900;

const isAddress = (text: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

/** Asks for the address of a picture, which the server fetches. */
export const AddressDialog = ({
  onAddress,
  onClose,
}: {
  onAddress: (address: string) => void;
  onClose: () => void;
}) => {
  const id = useId();
  const [address, setAddress] = useState('');
  const [faulty, setFaulty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAddress(address.trim())) {
      setFaulty(true);
      return;
    }
    onAddress(address.trim());
    onClose();
  };
  return (
    <Modal labelledBy={`${id}-title`} className={styles.dialog} onDismiss={onClose}>
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{t('trialPanel.address.title')}</h2>
        <label className={styles.label} htmlFor={id}>
          {t('trialPanel.address.label')}
        </label>
        <input
          id={id}
          type="url"
          inputMode="url"
          className={styles.input}
          maxLength={ADDRESS_MAXIMUM}
          placeholder="https://"
          value={address}
          aria-invalid={faulty}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setFaulty(false);
          }}
        />
        <p id={`${id}-hint`} className={faulty ? styles.faulty : styles.hint} role={faulty ? 'alert' : undefined}>
          {t(faulty ? 'trialPanel.address.faulty' : 'trialPanel.address.hint')}
        </p>
        <div className={styles.acts}>
          <button type="button" className="button button-plain" onClick={onClose}>
            {t('trialPanel.act.cancel')}
          </button>
          <button type="submit" className="button button-primary">
            {t('trialPanel.address.act')}
          </button>
        </div>
      </form>
    </Modal>
  );
};
