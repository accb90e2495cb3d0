import type { MetaArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { querySystemConfig } from '#contract/site/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/user.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage, useAuthLink } from '../login-return.ts';
import { RegisterForm } from './register-form.tsx';
import { SignedIn } from '../signed-in.tsx';

export const load = async ({ call }: LoadArgs) => {
  const answer = await call(querySystemConfig, {});
  return { agreements: Array.isArray(answer) ? [] : answer.useRequired };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.register.title') });

export default () => {
  const { agreements } = useLoaderData<typeof loader>();
  const authLink = useAuthLink();
  const user = useUser();
  if (user)
    return (
      <AuthFrame title={t('identity.login.signedIn')}>
        <SignedIn user={user} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('identity.register.title')}>
      <RegisterForm agreements={agreements} />
      <p className={styles.after}>
        <span>
          {t('identity.register.hasAccount')}
          <Link to={authLink('/auth/login')}>{t('identity.register.login')}</Link>
        </span>
      </p>
    </AuthFrame>
  );
};
