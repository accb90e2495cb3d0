import type { MetaArgs } from 'react-router';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/kit/session/user.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage } from '../login-return.ts';
import { LoginForm } from './login-form.tsx';
import { LoginTabs } from './login-tabs.tsx';
import { SignedIn } from '../signed-in.tsx';

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.login.title') });

/** Logs in main accounts and, with `?type=sub`, sub-accounts. */
export default () => {
  const [search] = useSearchParams();
  const user = useUser();
  const sub = search.get('type') === 'sub';
  if (user)
    return (
      <AuthFrame title={t('identity.login.signedIn')}>
        <SignedIn user={user} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('identity.login.title')}>
      <LoginTabs sub={sub}>
        <LoginForm key={String(sub)} sub={sub} />
      </LoginTabs>
    </AuthFrame>
  );
};
