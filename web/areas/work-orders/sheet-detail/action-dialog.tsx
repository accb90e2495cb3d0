import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { Modal } from '#web/kit/ui/modal.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from './action-dialog.module.css';

interface ActDialogProps {
  title: string;
  lead?: string | undefined;
  formError: ReactNode;
  sending: boolean;
  /** The label of its button. */
  submit: string;
  onSubmit: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks for confirmation before an action that is hard to undo, and takes the input of the action. */
export const ActionDialog = ({
  title,
  lead,
  formError,
  sending,
  submit,
  onSubmit,
  onCancel,
  children,
}: ActDialogProps) => {
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal labelledBy={id} className={styles.dialog} onDismiss={sending ? undefined : onCancel}>
      <form onSubmit={send} noValidate>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <FormError>{formError}</FormError>
        {children}
        <div className={styles.buttons}>
          <button type="button" className="button button-plain" onClick={onCancel} disabled={sending}>
            {t('workOrders.act.cancel')}
          </button>
          <SubmitButton sending={sending} progress={t('workOrders.act.sending')}>
            {submit}
          </SubmitButton>
        </div>
      </form>
    </Modal>
  );
};
