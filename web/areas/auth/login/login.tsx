import { useEffect, useState } from 'react';
import type { MetaArgs } from 'react-router';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage, returnPath } from '../login-return.ts';
import { loadLoginStep } from './load-login-step.ts';
import { LoginForm } from './login-form.tsx';
import { loginReason } from './login-reason.ts';
import { LoginTabs } from './login-tabs.tsx';
import { SignedIn } from '../signed-in.tsx';

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.login.title') });

/** Logs in main accounts and, with `?type=sub`, sub-accounts. */
export default () => {
  const [search] = useSearchParams();
  const user = useUser();
  const [reason, setReason] = useState<TextKey>();
  // Only the browser has the return address: the page is cached without it.
  useEffect(() => setReason(loginReason(returnPath())), []);
  const [started, setStarted] = useState<{ name: string; ticket?: string }>();
  const ticket = started?.ticket;
  const back = () => setStarted(({ name = '' } = { name: '' }) => ({ name }));
  const step = useLazyComponent(loadLoginStep, ticket !== undefined, back);
  const sub = search.get('type') === 'sub';
  if (user)
    return (
      <AuthFrame title={t('identity.login.signedIn')}>
        <SignedIn user={user} />
      </AuthFrame>
    );
  if (step && ticket !== undefined)
    return (
      <AuthFrame title={t('identity.login.title')}>
        <step.LoginStep ticket={ticket} onBack={back} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('identity.login.title')} lead={reason && t(reason)}>
      <LoginTabs sub={sub}>
        <LoginForm
          key={String(sub)}
          sub={sub}
          name={sub ? undefined : started?.name}
          onTicket={(given, name) => setStarted({ ticket: given, name })}
        />
      </LoginTabs>
    </AuthFrame>
  );
};
