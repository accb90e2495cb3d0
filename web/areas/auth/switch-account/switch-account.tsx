import { useEffect, useState } from 'react';
import type { MetaArgs } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { peekTicket } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage, goBack } from '../login-return.ts';
import { SwitchChoice } from './switch-choice.tsx';

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.switch.title') });

type Found = AnswerOf<typeof peekTicket>;

/**
 * Shown after a login link of another account was opened, or any login link on another site. Such a link never logs a
 * visitor in without a confirmation.
 */
export default () => {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    makeCall(peekTicket, {}, { signal: stop.signal }).then(setFound, (error: Error) => {
      if (!stop.signal.aborted) setFailure(error.message);
    });
    return () => stop.abort();
  }, [tries]);

  if (found?.ticketName)
    return (
      <AuthFrame
        title={t(found.currentName === null ? 'identity.switch.firstTitle' : 'identity.switch.title')}
        lead={t(found.currentName === null ? 'identity.switch.firstLead' : 'identity.switch.lead')}
      >
        <SwitchChoice
          ticketName={found.ticketName}
          currentName={found.currentName}
          onGone={() => setFound({ ...found, ticketName: null })}
        />
      </AuthFrame>
    );
  if (found)
    return (
      <AuthFrame title={t('identity.switch.expired')} lead={t('identity.switch.expiredAdvice')}>
        <div className={styles.actions}>
          <button type="button" className="button button-primary" onClick={goBack}>
            {t('identity.switch.goOn')}
          </button>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('identity.switch.title')} lead={failure ? undefined : t('identity.switch.checking')}>
      <FormError>{failure}</FormError>
      {failure && (
        <div className={styles.actions}>
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              setFailure('');
              setTries(tries + 1);
            }}
          >
            {t('identity.switch.retry')}
          </button>
        </div>
      )}
    </AuthFrame>
  );
};
