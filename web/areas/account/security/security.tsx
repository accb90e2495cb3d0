import { useState } from 'react';
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { getSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { endOtherSessions, listSessions } from '#contract/auth/session-calls.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { ConfirmDialog } from '#web/kit/ui/confirm-dialog.tsx';
import { FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { PasswordFact, PhoneFact } from '../account-facts.tsx';
import { isSubAccount, loginNameOf, useAccount } from '#web/kit/shell/account-user.ts';
import { SecondFactorSection } from '#web/areas/auth/second-factor/second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

const load = async ({ call }: LoadArgs) => {
  const [sessions, factor] = await Promise.all([call(listSessions, {}), call(getSecondFactor, {})]);
  return { sessions, factor };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('account.security.title') });
export const ErrorBoundary = WorkFailure;

/** The security page: password, phone number, the one-time codes of operators, and sessions. */
export default () => {
  const { sessions, factor } = useLoaderData<typeof loader>();
  const { user } = useAccount();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const endOthers = async () => {
    await makeCall(endOtherSessions, {}, { showMessage: true, showSuccess: t('account.security.othersEnded') });
    await revalidate();
  };
  return (
    <>
      <WorkSection first title={t('account.security.title')} lead={t('account.security.lead')}>
        <FactList>
          <PasswordFact />
          <PhoneFact user={user} />
        </FactList>
      </WorkSection>
      {(factor.available || factor.since !== null) && (
        <SecondFactorSection factor={factor} accountName={loginNameOf(user)} onChanged={revalidate} />
      )}
      <WorkSection
        title={t('account.security.sessions')}
        lead={t(isSubAccount(user) ? 'account.security.sessionsLeadSub' : 'account.security.sessionsLead')}
        act={
          sessions.length > 1 && (
            <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
              {t('account.security.endOthers')}
            </button>
          )
        }
      >
        <SessionList sessions={sessions} onEnded={revalidate} />
      </WorkSection>
      {asking && (
        <ConfirmDialog
          title={t('account.security.endOthersTitle')}
          act={t('account.security.endOthers')}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        >
          {t('account.security.endOthersText', { count: sessions.length - 1 })}
        </ConfirmDialog>
      )}
    </>
  );
};
