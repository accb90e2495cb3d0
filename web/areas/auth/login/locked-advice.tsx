import { Link } from 'react-router';
import { LOCK_MINUTES } from '#contract/auth/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useAuthLink } from '../login-return.ts';

/** The placeholder for the link in the sentence. */
const LINK = '{link}';

/** Explains how long a login stays locked, and how to unlock it at once. */
export const LockedAdvice = ({ sub }: { sub: boolean }) => {
  const authLink = useAuthLink();
  const [before, after] = t(sub ? 'identity.login.lockedSub' : 'identity.login.locked', {
    minutes: LOCK_MINUTES,
  }).split(LINK);
  return (
    <>
      {before}
      <Link to={authLink(sub ? '/auth/first-login' : '/auth/forgot')}>
        {t(sub ? 'identity.login.reset' : 'identity.login.forgot')}
      </Link>
      {after}
    </>
  );
};
