import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth-form.module.css';

/** Confirms that the new password is set, and links to the login. */
export const PasswordSet = ({ loginLink, advice }: { loginLink: string; advice: string }) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <AuthFrame title={t('identity.forgot.done')} lead={advice}>
      <div className={styles.actions}>
        <Link ref={link} to={loginLink} className="button button-primary">
          {t('identity.forgot.login')}
        </Link>
      </div>
    </AuthFrame>
  );
};
