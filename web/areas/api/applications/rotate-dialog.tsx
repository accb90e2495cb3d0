import { useEffect, useRef, useState } from 'react';
import { type ApplicationKey, type MadeKey, rotateKey } from '#contract/api/applications/calls.ts';
import { mayRotate } from '#contract/api/applications/key-states.ts';
import { type OverlapHours, overlapHours } from '#contract/api/applications/limits.ts';
import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { t } from '#web/kit/texts.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { type Failure, messageOf } from './failure.ts';
import { stateTextOf } from './key-card.tsx';

const DAY: OverlapHours = 24;

interface RotateDialogProps {
  /** As the page has loaded it last: another tab, a colleague or an operator may have stopped it. */
  rotated: ApplicationKey;
  onClose: () => void;
  /** Shows the new key in place of this dialog. */
  onMade: (made: MadeKey) => void;
  /** Reloads the page's data. */
  onChanged: () => Promise<void>;
}

/** Explains why a key cannot be rotated; undefined if it can. */
const whyNotRotatable = (key: ApplicationKey): string | undefined =>
  mayRotate(key.state, key.goodUntil !== null)
    ? undefined
    : t('applications.key.rotate.gone', {
        state: t(`applications.key.state.${key.state}`),
        told: stateTextOf(key) ?? '',
      });

/** Lets the user choose how long a key works together with its successor, and creates the successor. */
export const RotateDialog = ({ rotated, onClose, onMade, onChanged }: RotateDialogProps) => {
  const [hours, setHours] = useState<OverlapHours>(DAY);
  const [formError, setFormError] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const { busy, runTask } = useSingleTask();
  const rotate = () =>
    runTask(async () => {
      setFormError(undefined);
      try {
        onMade(await makeCall(rotateKey, { keyId: rotated.keyId, hours }));
        await onChanged();
        return true;
      } catch (error) {
        if ((error as Failure).code === WRONG_STATE) {
          // What the key is now explains it better than the error.
          await onChanged();
          setChanged(true);
        } else {
          setFormError(messageOf(error));
          void onChanged();
        }
        return false;
      }
    });
  const whyNot = whyNotRotatable(rotated) ?? (isChanged ? t('applications.key.rotate.changed') : undefined);
  const isOver = whyNot !== undefined;
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that had the focus is disabled now.
  useEffect(() => {
    const { activeElement } = document;
    if (isOver && !busy && (activeElement === document.body || activeElement?.matches(':disabled')))
      cancel.current?.focus();
  }, [isOver, busy]);
  return (
    <Dialog title={t('applications.key.rotate.title')} onDismiss={busy ? undefined : onClose}>
      <ChoiceField
        label={t('applications.key.rotate.text')}
        options={overlapHours.map((value) => ({ value, label: t(`applications.key.rotate.hours.${value}`) }))}
        value={hours}
        onChange={(value) => setHours(value as OverlapHours)}
        hint={t('applications.key.rotate.hint')}
      />
      <FormError>{whyNot ?? formError}</FormError>
      <div className={styles.actions}>
        <button ref={cancel} type="button" className="button button-plain" onClick={onClose} disabled={busy}>
          {t('applications.cancel')}
        </button>
        <button
          type="button"
          className="button button-primary"
          onClick={() => void rotate()}
          disabled={busy || isOver}
          aria-busy={busy}
        >
          {t(busy ? 'applications.key.making' : 'applications.key.rotate.do')}
        </button>
      </div>
    </Dialog>
  );
};
