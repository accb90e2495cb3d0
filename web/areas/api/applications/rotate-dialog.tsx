import { useState } from 'react';
import { type ApplicationKey, type MadeKey, rotateKey } from '#contract/api/applications/calls.ts';
import { type OverlapHours, overlapHours } from '#contract/api/applications/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { t } from '#web/kit/texts.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { messageOf } from './failure.ts';

const DAY: OverlapHours = 24;

interface RotateDialogProps {
  rotated: ApplicationKey;
  onClose: () => void;
  /** Shows the new key in place of this dialog. */
  onMade: (made: MadeKey) => void;
  /** Reloads the page's data. */
  onChanged: () => Promise<void>;
}

/** Lets the user choose how long a key works together with its successor, and creates the successor. */
export const RotateDialog = ({ rotated, onClose, onMade, onChanged }: RotateDialogProps) => {
  const [hours, setHours] = useState<OverlapHours>(DAY);
  const [formError, setFormError] = useState<string>();
  const { busy, runTask } = useSingleTask();
  const rotate = () =>
    runTask(async () => {
      setFormError(undefined);
      try {
        onMade(await makeCall(rotateKey, { keyId: rotated.keyId, hours }));
        await onChanged();
        return true;
      } catch (error) {
        setFormError(messageOf(error));
        void onChanged();
        return false;
      }
    });
  return (
    <Dialog title={t('applications.key.rotate.title')} onDismiss={busy ? undefined : onClose}>
      <ChoiceField
        label={t('applications.key.rotate.text')}
        options={overlapHours.map((value) => ({ value, label: t(`applications.key.rotate.hours.${value}`) }))}
        value={hours}
        onChange={(value) => setHours(value as OverlapHours)}
        hint={t('applications.key.rotate.hint')}
      />
      <FormError>{formError}</FormError>
      <div className={styles.actions}>
        <button type="button" className="button button-plain" onClick={onClose} disabled={busy}>
          {t('applications.cancel')}
        </button>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void rotate()}
          disabled={busy}
          aria-busy={busy}
        >
          {t(busy ? 'applications.key.making' : 'applications.key.rotate.do')}
        </button>
      </div>
    </Dialog>
  );
};
