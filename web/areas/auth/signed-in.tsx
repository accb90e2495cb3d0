import { useLogOut } from '#web/kit/session/log-out.ts';
import type { User } from '#web/kit/session/user.ts';
import { nameOf } from '#web/kit/shell/user-facts.ts';
import { t } from '#web/kit/texts.ts';
import styles from './auth-form.module.css';
import { goBack } from './login-return.ts';

/** Shown if a user is already logged in: continues with that account, or logs out to use another. */
export const SignedIn = ({ user }: { user: User }) => {
  const { leaving, leave } = useLogOut();
  return (
    <>
      <p>{t('identity.login.signedInAs', { name: nameOf(user) })}</p>
      <div className={`${styles.actions} ${styles.signedIn}`}>
        <button type="button" className="button button-primary" onClick={goBack}>
          {t('identity.login.goOn')}
        </button>
        <button type="button" className="button button-plain" onClick={leave} disabled={leaving}>
          {t(leaving ? 'identity.login.changing' : 'identity.login.change')}
        </button>
      </div>
    </>
  );
};
