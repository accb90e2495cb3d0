import { useCallback, useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { getApplication, queryApplications } from '#contract/enterprise/calls.ts';
import {
  isNarrowed,
  readReviewQuery,
  REVIEW_PAGE_SIZE,
  REVIEW_PATH,
  type ReviewQuery,
  reviewUrl,
  writeReviewQuery,
} from './review-address.ts';
import type { Marks } from './marks.ts';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { linkId, ReviewTable } from './review-table.tsx';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { KeysHelp } from '#web/kit/ui/antd/keys-help.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { useSessionDraft } from '#web/kit/form/session-draft.ts';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { KeysButton } from '#web/kit/console/keys-button.tsx';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';

const keys = [
  ['j', 'enterprise.room.key.j'],
  ['k', 'enterprise.room.key.k'],
  ['Enter', 'enterprise.room.key.enter'],
  ['p', 'enterprise.room.key.p'],
  ['r', 'enterprise.room.key.r'],
  ['t', 'enterprise.room.key.t'],
  ['Esc', 'enterprise.room.key.escape'],
  ['?', 'enterprise.room.key.help'],
] as const;

const listOf = (call: MakeCall, { state, keyword, subjectKind, onlyAsPrinted, pageNo }: ReviewQuery) =>
  call(queryApplications, {
    keyword,
    onlyAsPrinted,
    pageNo,
    pageSize: REVIEW_PAGE_SIZE,
    ...(state !== 'all' && { state }),
    ...(subjectKind !== undefined && { subjectKind }),
  });

/** Returns `null` if there is no such application, `undefined` if none is open. */
const opened = async (call: MakeCall, applicationId: string | undefined) => {
  if (applicationId === undefined) return undefined;
  try {
    return await call(getApplication, { applicationId });
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

const ask = async (call: MakeCall, query: ReviewQuery) => {
  const now = new Date().toISOString();
  const [page, application] = await Promise.all([listOf(call, query), opened(call, query.id)]);
  return { query, page, application, now };
};

const load = ({ call, url }: LoadArgs) => ask(call, readReviewQuery(url.searchParams));

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleCertifications',
  bare: true,
  canonicalSearch: (search) => writeReviewQuery(readReviewQuery(search)),
};
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: t('identity.permission.consoleCertifications') });
export const ErrorBoundary = WorkFailure;

const Empty = ({ query }: { query: ReviewQuery }) => {
  const narrowed = isNarrowed(query);
  return (
    <EmptyState searched={narrowed} title={t(narrowed ? 'enterprise.room.noneFound' : 'enterprise.room.none')}>
      {narrowed && (
        <Link to={REVIEW_PATH} className="button button-plain">
          {t('enterprise.room.clear')}
        </Link>
      )}
    </EmptyState>
  );
};

/** The console page where operators decide on certifications. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const { query } = loaded;
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);
  /** The marks in each application that was opened and not yet decided. */
  const marks = useSessionDraft<Readonly<Record<string, Marks>>>(
    { userId: useOperatorId(), name: 'console.review' },
    {},
  );
  const again = useCallback(
    (signal: AbortSignal) => ask((definition, request) => makeCall(definition, request, { signal }), query),
    [query],
  );
  const { shown, freshness, goOn, refresh } = useFresh(loaded, again);
  const { application, now } = shown;
  const { list, total } = shown.page;
  const at = list.findIndex(({ applicationId }) => applicationId === query.id);

  const open = (id: string | undefined) =>
    void navigate(reviewUrl({ ...query, id }), {
      preventScrollReset: true,
      replace: query.id !== undefined && id !== undefined,
    });
  const neighbour = (by: 1 | -1) => (at === -1 ? undefined : list[at + by]);
  const toNeighbour = (by: 1 | -1) => {
    const next = neighbour(by);
    return next && (() => open(next.applicationId));
  };
  const step = (by: 1 | -1) => {
    if (query.id !== undefined) return toNeighbour(by)?.();
    const focused = list.findIndex(({ applicationId }) => document.activeElement?.id === linkId(applicationId));
    const next = list[focused === -1 && by === -1 ? list.length - 1 : focused + by];
    if (next) document.getElementById(linkId(next.applicationId))?.focus();
  };
  const refreshAll = () => {
    void refresh();
    refreshWaiting();
  };
  const onDecided = (decided: string, next: string | null | undefined) => {
    const { [decided]: _, ...others } = marks.values;
    marks.change(others);
    if (next === null) showNotice(t('enterprise.room.allDone'), 'success');
    open(next ?? undefined);
    refreshWaiting();
  };
  usePageKeys({ j: () => step(1), k: () => step(-1), '?': () => setHelping(true) });

  return (
    <AntdPlace>
      <WorkSection
        first
        title={t('identity.permission.consoleCertifications')}
        lead={
          <>
            {t('enterprise.room.lead')} <KeysButton onClick={() => setHelping(true)} />
          </>
        }
      >
        <ReviewFilters />
        <FreshnessNote freshness={freshness} goOn={goOn} />
        <ReviewTable query={query} list={list} total={total} now={now} empty={<Empty query={query} />} onOpen={open} />
      </WorkSection>
      <ReviewDrawer
        application={application}
        onNext={toNeighbour(1)}
        onPrevious={toNeighbour(-1)}
        onClose={() => open(undefined)}
      >
        {application && (
          <ReviewDetail
            key={application.applicationId}
            application={application}
            now={now}
            marks={marks.values[application.applicationId] ?? {}}
            onMarks={(next) => marks.change({ ...marks.values, [application.applicationId]: next })}
            refresh={refreshAll}
            onDecided={(next) => onDecided(application.applicationId, next)}
          />
        )}
      </ReviewDrawer>
      <KeysHelp keys={keys} open={helping} onClose={() => setHelping(false)} />
    </AntdPlace>
  );
};
