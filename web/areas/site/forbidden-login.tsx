import { LogIn, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '#web/session/user.ts';
import { loginUrl } from '#web/shell/login-url.ts';
import { t } from '#web/texts.ts';

/** The login that leads to what was asked for, or home where that is not known: back here it would lead nowhere. */
const useLogin = (wanted: string | undefined) => {
  const [url, setUrl] = useState('/auth/login');
  useEffect(() => setUrl(loginUrl(new URL(wanted ?? '/', window.location.origin).href)), [wanted]);
  return url;
};

/** What somebody who may not see a page can do: a visitor logs in, a user as another, or again once the right is granted. */
export const ForbiddenLogin = ({ wanted }: { wanted: string | undefined }) => {
  const user = useUser();
  const login = useLogin(wanted);
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
