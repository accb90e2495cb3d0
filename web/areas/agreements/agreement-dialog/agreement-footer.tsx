import { useId } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './agreement-footer.module.css';

interface AgreementFooterProps {
  /** A message for the user, announced at once. */
  message: string;
  canNotConfirm: boolean;
  /** Whether the text has not been read to its end yet. */
  unread: boolean;
  onlyChanges: boolean;
  first: boolean;
  last: boolean;
  sending: boolean;
  onPrevious: () => void;
  onAgree: () => void;
  onKnown: () => void;
  onLogout: () => void;
}

/** A button that stays focusable while disabled, and explains why it is disabled. */
const AgreeButton = ({ unread, onlyChanges, last, sending, onAgree }: AgreementFooterProps) => {
  const tip = useId();
  return (
    <span className={styles.agree}>
      <button
        type="button"
        className={`button button-primary ${styles.button}`}
        aria-disabled={unread || sending}
        aria-describedby={unread ? tip : undefined}
        onClick={unread || sending ? undefined : onAgree}
      >
        {t(last ? 'agreements.dialog.agreeAll' : 'agreements.dialog.next')}
      </button>
      {unread && (
        <span role="tooltip" id={tip} className={styles.tip}>
          {t(onlyChanges ? 'agreements.dialog.agreeTipChanges' : 'agreements.dialog.agreeTip')}
        </span>
      )}
    </span>
  );
};

export const AgreementFooter = (props: AgreementFooterProps) => {
  const { message, canNotConfirm, first, sending, onPrevious, onKnown, onLogout } = props;
  return (
    <div className={styles.footer}>
      <p className={styles.message} role="alert">
        {message}
      </p>
      {canNotConfirm ? (
        <button type="button" className={`button button-primary ${styles.button}`} onClick={onKnown}>
          {t('agreements.dialog.known')}
        </button>
      ) : (
        <>
          <button type="button" className={styles.logout} onClick={onLogout}>
            {t('agreements.dialog.logout')}
          </button>
          {!first && (
            <button
              type="button"
              className={`button button-plain ${styles.button}`}
              disabled={sending}
              onClick={onPrevious}
            >
              {t('agreements.dialog.previous')}
            </button>
          )}
          <AgreeButton {...props} />
        </>
      )}
    </div>
  );
};
