import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { passedLoginName } from './passed-login-name.ts';
import styles from './auth-form.module.css';

interface PasswordSetProps {
  loginLink: string;
  advice: string;
  /** The name that the login form is filled with. It travels outside of the address. */
  name: string;
}

/** Confirms that the new password is set, and links to the login. */
export const PasswordSet = ({ loginLink, advice, name }: PasswordSetProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <AuthFrame title={t('identity.forgot.done')} lead={advice}>
      <div className={styles.actions}>
        <Link ref={link} to={loginLink} state={passedLoginName(name)} className="button button-primary">
          {t('identity.forgot.login')}
        </Link>
      </div>
    </AuthFrame>
  );
};
