import { useRef, useState } from 'react';
import { acceptTicket } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import styles from '../auth-form.module.css';
import { goBack } from '../login-return.ts';
import choiceStyles from './switch-choice.module.css';

interface SwitchChoiceProps {
  ticketName: string;
  currentName: string | null;
  /** Called if the ticket has been used or has expired meanwhile. */
  onGone: () => void;
}

/** Shows the logged-in account and the account of the link, and lets the user choose. */
export const SwitchChoice = ({ ticketName, currentName, onGone }: SwitchChoiceProps) => {
  const [accepting, setAccepting] = useState(false);
  const [formError, setFormError] = useState('');
  const busy = useRef(false);
  const accept = async () => {
    if (busy.current) return;
    busy.current = true;
    setAccepting(true);
    setFormError('');
    try {
      await makeCall(acceptTicket, {});
      goBack();
    } catch (error) {
      busy.current = false;
      setAccepting(false);
      if ((error as CallFailure).status === 401) onGone();
      else setFormError((error as Error).message);
    }
  };
  return (
    <>
      <FormError>{formError}</FormError>
      <dl className={choiceStyles.accounts}>
        <div>
          <dt>{t('identity.switch.current')}</dt>
          <dd>{currentName ?? t('identity.switch.nobody')}</dd>
        </div>
        <div>
          <dt>{t('identity.switch.other')}</dt>
          <dd>{ticketName}</dd>
        </div>
      </dl>
      <p className={choiceStyles.caution}>
        {t(currentName === null ? 'identity.switch.firstCaution' : 'identity.switch.caution')}
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={goBack}>
          {t(currentName === null ? 'identity.switch.goOn' : 'identity.switch.stay')}
        </button>
        <button type="button" className="button button-plain" onClick={accept} aria-disabled={accepting}>
          {accepting
            ? t('identity.switch.accepting')
            : t(currentName === null ? 'identity.switch.acceptFirst' : 'identity.switch.accept')}
        </button>
      </div>
    </>
  );
};
