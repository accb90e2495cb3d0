import { type ReactNode, useCallback } from 'react';
import {
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { type CertificationStatus, getCertificationStatus, getDraft } from '#contract/enterprise/calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import { querySystemConfig } from '#contract/site/calls.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { copyKeyOf } from '#web/kit/draft/tab-copy.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { CertificationForm } from './form/certification-form.tsx';
import { CertifiedView } from './certified-view.tsx';
import { FormIntro } from './form/form-intro.tsx';
import { FrozenView } from './frozen-view.tsx';
import { InReviewView } from './in-review-view.tsx';
import { useCertificationWatch } from './use-certification-watch.ts';
import { stepIn, stepSearch } from './form/step-address.ts';

const isOpen = (status: number) => status === authStatuses.unauthorized || status === authStatuses.failed;

/** Returns the news about the action of an operator while the page was open. */
const newsOf = (before: number, { status, lastApplication }: CertificationStatus): TextKey => {
  if (status === authStatuses.authorized)
    return before === authStatuses.authorizing ? 'enterprise.watch.passed' : 'enterprise.watch.corrected';
  if (lastApplication?.state === applicationStates.revoked) return 'enterprise.revoked.title';
  return lastApplication?.state === applicationStates.rejected ? 'enterprise.rejected.title' : 'enterprise.watch.other';
};

const load = async ({ call }: LoadArgs) => {
  const certification = await call(getCertificationStatus, { withFields: true });
  if (!certification.mayApply || !isOpen(certification.status)) return { certification, saved: null, terms: [] };
  const [saved, config] = await Promise.all([call(getDraft, {}), call(querySystemConfig, {})]);
  return { certification, saved, terms: Array.isArray(config) ? [] : config.useRequired };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
/** The form keeps its data from step to step, so a change of step loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
export const handle: PageHandle = {
  private: true,
  permission: 'account',
  bare: true,
  canonicalSearch: (search) => stepSearch(stepIn(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('enterprise.title') });
export const ErrorBoundary = WorkFailure;

/** The page of the user's enterprise certification, in any state. */
export default () => {
  const { certification, saved, terms } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  const navigate = useNavigate();
  const { user } = useAccount();
  const { status, mayApply, lastApplication, remainTimes } = certification;
  // The next form begins at its first step.
  const onSent = useCallback(async () => {
    await revalidate();
    await navigate('.', { replace: true });
  }, [revalidate, navigate]);
  const onWatched = useCallback(
    async (now: CertificationStatus) => {
      await revalidate();
      showNotice(t(newsOf(status, now)), now.status === authStatuses.authorized ? 'success' : 'danger');
    },
    [revalidate, status],
  );
  useCertificationWatch(certification, onWatched);
  const section = (content: ReactNode) => (
    <WorkSection first title={t('enterprise.title')}>
      {content}
    </WorkSection>
  );

  if (status === authStatuses.subAccount) return section(<p>{t('enterprise.notApplicable.sub')}</p>);
  if (status === authStatuses.authorized) return section(<CertifiedView certification={certification} />);
  if (status === authStatuses.authorizing)
    return section(<InReviewView certification={certification} onChange={again} />);
  if (status === authStatuses.frozen) return section(<FrozenView certification={certification} onUnfreeze={again} />);
  if (!mayApply || !saved) return section(<p>{t('enterprise.notApplicable.other')}</p>);
  // An application that was sent and returned gets a new form.
  const key = lastApplication ? `${lastApplication.applicationId} ${lastApplication.version}` : '';
  return section(
    <>
      <FormIntro certification={certification} />
      <CertificationForm
        key={key}
        saved={saved}
        place={copyKeyOf({ userId: userIdOf(user), kind: 'certification', subject: key })}
        sent={lastApplication?.fields}
        remainTimes={remainTimes}
        reasons={status === authStatuses.failed ? (lastApplication?.reasons ?? []) : []}
        terms={terms}
        onSent={onSent}
      />
    </>,
  );
};
