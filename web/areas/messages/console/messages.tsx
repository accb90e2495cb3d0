import { ArrowLeft, PenLine } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { cancelSending, querySendings, type Sending } from '#contract/messages/sending-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { MessageText } from '../message-text.tsx';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { ComposeForm } from './compose-form.tsx';
import type { ComposeValues } from './compose-values.ts';
import { type SendingQuery, sendingList } from './sending-list.ts';
import styles from '#web/kit/console/console-page.module.css';
import { changing } from '#web/kit/list/changing.ts';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { SendingTable } from './sending-table.tsx';
import { sendingPhase } from './sending-labels.ts';
import { isoOfMinute } from '#web/kit/console/shanghai-time.ts';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';

/** Polling intervals in milliseconds, while messages are being sent and otherwise. */
const MOVING_MS = 2000;
const RESTING_MS = 15_000;

const ask = async (call: MakeCall, query: SendingQuery) => ({
  ...(await call(querySendings, sendingList.requestOf(query))),
  askedAt: Date.now(),
});
type Shown = Awaited<ReturnType<typeof ask>>;

const load = async ({ call, url }: LoadArgs) => {
  const query = sendingList.read(url.searchParams);
  return { query, now: Date.now(), sendings: query.view ? null : await ask(call, query) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleMessages',
  bare: true,
  canonicalSearch: (search) => sendingList.write(sendingList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleMessages') });
export const ErrorBoundary = WorkFailure;

const tabs = {
  all: undefined,
  sending: sendingStates.sending,
  sent: sendingStates.sent,
  cancelled: sendingStates.cancelled,
} as const;

const freshFor = ({ list, askedAt }: Shown) =>
  list.some((sending) => sendingPhase(sending, askedAt) === 'sending') ? MOVING_MS : RESTING_MS;

const Sendings = ({ loaded, query }: { loaded: Shown; query: SendingQuery }) => {
  const again = useCallback(
    (signal: AbortSignal) => ask((definition, request) => makeCall(definition, request, { signal }), query),
    [query],
  );
  const { shown, freshness, goOn, refresh } = useFresh(loaded, again, { everyMs: freshFor });
  const [stopping, setStopping] = useState<string>();
  const stop = async ({ sendingId }: Sending) => {
    setStopping(sendingId);
    try {
      const { sent } = await makeCall(cancelSending, { sendingId }, { showMessage: true });
      showNotice(t('sendings.stopped', { sent }), 'success');
    } catch {
      // A notice shows the error.
    }
    await refresh();
    setStopping(undefined);
  };
  return (
    <>
      <Toolbar>
        <LinkTabs
          label={t('sendings.states')}
          tabs={(['all', 'sending', 'sent', 'cancelled'] as const).map((name) => ({
            path: sendingList.urlOf({ ...sendingList.empty, state: tabs[name] }),
            text: t(`sendings.state.${name}`),
            isCurrent: query.state === tabs[name],
          }))}
        />
        <Link to={sendingList.urlOf({ ...sendingList.empty, view: 'compose' })} className="button button-primary">
          <PenLine size={16} aria-hidden="true" />
          {t('sendings.compose')}
        </Link>
      </Toolbar>
      <FreshnessNote freshness={freshness} goOn={goOn} />
      <SendingTable
        list={shown.list}
        total={shown.total}
        pageNo={query.pageNo}
        isNarrowed={sendingList.isNarrowed(query)}
        now={shown.askedAt}
        urlOf={(pageNo, pending) => changing(sendingList, query, { pageNo })(pending)}
        allPath={sendingList.path}
        stopping={stopping}
        onStop={(sending) => void stop(sending)}
      />
    </>
  );
};

/** Previews the message as its reader will see it. */
const Preview = ({ values }: { values: ComposeValues }) => {
  const { now } = useLoaderData<typeof loader>();
  const { kind, priority, title, content, link, startTime } = values;
  return (
    <MessageText
      message={{
        kind,
        priority,
        title: title.trim() || t('sendings.previewTitle'),
        content: content.trim() || t('sendings.previewContent'),
        link: link.trim() || null,
        createAt: isoOfMinute(startTime) ?? new Date(now).toISOString(),
      }}
    />
  );
};

/** The console page for messages: the list of sent messages, and a form to send more. */
export default () => {
  const data = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      {data.sendings === null ? (
        <WorkSection
          first
          title={t('sendings.composeTitle')}
          lead={
            <Link to={sendingList.path} className={styles.back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {t('sendings.back')}
            </Link>
          }
        >
          <ComposeForm key={data.query.name} name={data.query.name} listPath={sendingList.path} Preview={Preview} />
        </WorkSection>
      ) : (
        <WorkSection first title={t('permission.consoleMessages')} lead={t('sendings.lead')}>
          <Sendings loaded={data.sendings} query={data.query} />
        </WorkSection>
      )}
    </AntdPlace>
  );
};
