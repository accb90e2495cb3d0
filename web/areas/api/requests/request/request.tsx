import { ChevronLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { getRequest, type KnownRequest, type LostRequest, queryVersions } from '#contract/api/requests/calls.ts';
import { requestList } from '#contract/api/requests/request-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { formatTime } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { FindRequest } from '../find-request.tsx';
import { Diagnosis } from './diagnosis.tsx';
import { AbilityLink, Facts, factsOf } from './facts.tsx';
import { StoredInput } from './stored-input.tsx';
import { Replay } from './replay.tsx';
import styles from './request.module.css';
import { Steps } from './steps.tsx';

/** Returns no request if the user has none with this id, and says whether the user may see any. */
const load = async ({ call, params }: LoadArgs) => {
  try {
    const request = await call(getRequest, { requestId: params.requestId ?? '' });
    const versions =
      request.isLost || request.kept === null || request.abilityNo === null
        ? []
        : (await call(queryVersions, { abilityNo: String(request.abilityNo) })).list;
    return { request, versions, isDenied: false };
  } catch (error) {
    const { status } = error as Partial<CallFailure>;
    // An id that is too long is invalid, too.
    if (status === 403 || status === 404 || status === 400)
      return { request: undefined, versions: [], isDenied: status === 403 };
    throw error;
  }
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'applications', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('requests.one.title') });
export const ErrorBoundary = WorkFailure;

const Back = () => (
  <Link to={requestList.path} className={styles.back}>
    <ChevronLeft size={16} aria-hidden="true" />
    {t('requests.back')}
  </Link>
);

const Id = ({ id }: { id: string }) => (
  <p className={styles.id}>
    <code>{id}</code>
    <CopyButton name={t('requests.one.copy')} text={id} />
  </p>
);

const Missing = () => (
  <WorkSection first title={t('requests.one.title')} lead={<Back />}>
    <FindRequest />
    <EmptyState searched title={t('requests.one.missing')}>
      <p>{t('requests.one.missing.lead')}</p>
    </EmptyState>
  </WorkSection>
);

const Lost = ({ lost }: { lost: LostRequest }) => (
  <WorkSection first title={t('requests.one.title')} lead={<Back />}>
    <Id id={lost.requestId} />
    <Card filled edge="plain" className={styles.card}>
      <p className={styles.verdict}>{t('requests.lost')}</p>
      <p>{t('requests.lost.lead')}</p>
    </Card>
    <Facts
      facts={[
        ['requests.fact.at', formatTime(lost.at)],
        ['requests.fact.application', lost.applicationName],
        ['requests.fact.ability', <AbilityLink key="ability" {...lost} />],
        ['requests.lost.state', t(`requests.lost.state.${lost.state}`)],
        ['requests.lost.reason', lost.reason],
      ]}
    />
  </WorkSection>
);

type Versions = Awaited<ReturnType<typeof load>>['versions'];

const Known = ({ request, versions }: { request: KnownRequest; versions: Versions }) => (
  <>
    <WorkSection first title={t('requests.one.title')} lead={<Back />}>
      <Id id={request.requestId} />
      <h2 className="sr-only">{t('requests.one.diagnosis')}</h2>
      <Diagnosis request={request} />
    </WorkSection>
    <div className={styles.columns}>
      <div>
        <WorkSection title={t('requests.one.sent')}>
          <Facts facts={factsOf(request)} />
        </WorkSection>
      </div>
      <div>
        <WorkSection title={t('requests.one.happened')}>
          <Steps request={request} />
        </WorkSection>
      </div>
    </div>
    <StoredInput key={`kept ${request.requestId}`} request={request} />
    {request.source !== null && request.abilityNo !== null && (
      <Replay key={request.requestId} request={request} versions={versions} />
    )}
  </>
);

/** The request doctor: what a request sent, what happened to it, and what to do about it. */
export default () => {
  const { request, versions, isDenied } = useLoaderData<typeof loader>();
  if (isDenied)
    return (
      <WorkSection first title={t('requests.one.title')}>
        <EmptyState title={t('requests.denied')} />
      </WorkSection>
    );
  if (!request) return <Missing />;
  return request.isLost ? <Lost lost={request} /> : <Known request={request} versions={versions} />;
};
