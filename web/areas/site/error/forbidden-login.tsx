import { LogIn, RotateCw } from 'lucide-react';
import { useUser } from '#web/kit/session/user.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';

/**
 * Shows what a user without access to a page can do: log in, log in as another user, or log in again once the right is
 * granted.
 */
export const ForbiddenLogin = ({ wanted }: { wanted: string | undefined }) => {
  const user = useUser();
  // Leads home if the requested address is unknown: returning to this page would not help.
  const login = useLoginUrl(wanted ?? '/');
  if (user === undefined) return null;
  return (
    <>
      <a href={login} className="button button-primary">
        <LogIn size={16} aria-hidden="true" />
        {t(user ? 'identity.forbidden.otherAccount' : 'identity.forbidden.login')}
      </a>
      {user && wanted !== undefined && (
        <a href={wanted} className="button button-plain">
          <RotateCw size={16} aria-hidden="true" />
          {t('identity.forbidden.again')}
        </a>
      )}
    </>
  );
};
