import { ArrowLeft, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { cancelSending, querySendings, type Sending } from '#contract/messages/sending-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { MessageText } from '#web/areas/messages/message-text.tsx';
import { browserLoad, makeCall } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { pageHead } from '#web/shell/page-head.ts';
import { WorkFailure } from '#web/shell/work-failure.tsx';
import { WorkSection } from '#web/shell/work-section.tsx';
import { t } from '#web/texts.ts';
import { AntdPlace } from '#web/ui/antd/antd-place.tsx';
import { showNotice } from '#web/ui/notice.tsx';
import { ComposeForm } from './messages/compose-form.tsx';
import type { ComposeValues } from './messages/compose-values.ts';
import { messageRoomUrl, readMessageRoom, writeMessageRoom } from './messages/message-room-address.ts';
import styles from './room.module.css';
import { RoomTabs } from './room-tabs.tsx';
import { SendingTable } from './messages/sending-table.tsx';
import { sendingPhase } from './messages/sending-words.ts';
import { isoOfMinute } from './writing/shanghai-time.ts';

const LOOK_AGAIN_MS = 2000;

const load = async ({ call, url }: LoadArgs) => {
  const room = readMessageRoom(url.searchParams);
  const { state, pageNo } = room;
  return { room, now: Date.now(), sendings: room.isComposing ? null : await call(querySendings, { state, pageNo }) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleMessages',
  bare: true,
  canonicalSearch: (search) => writeMessageRoom(readMessageRoom(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.permission.consoleMessages') });
export const ErrorBoundary = WorkFailure;

const tabs = {
  all: null,
  sending: sendingStates.sending,
  sent: sendingStates.sent,
  cancelled: sendingStates.cancelled,
} as const;

/** Looks again while something is being sent, as long as the page is looked at. */
const useProgress = (list: readonly Sending[], now: number) => {
  const { revalidate } = useRevalidator();
  const isMoving = list.some((sending) => sendingPhase(sending, now) === 'sending');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
};

const Sendings = ({ sendings, room, now }: Awaited<ReturnType<typeof load>>) => {
  const { list, total } = sendings ?? { list: [], total: 0 };
  const { revalidate } = useRevalidator();
  const [stopping, setStopping] = useState<string>();
  useProgress(list, now);
  const stop = async ({ sendingId }: Sending) => {
    setStopping(sendingId);
    try {
      const { sent } = await makeCall(cancelSending, { sendingId }, { showMessage: true });
      showNotice(t('console.messages.stopped', { sent }), 'success');
    } catch {
      // Told in a notice.
    }
    await revalidate();
    setStopping(undefined);
  };
  return (
    <>
      <div className={styles.bar}>
        <RoomTabs
          label={t('console.messages.states')}
          tabs={(['all', 'sending', 'sent', 'cancelled'] as const).map((name) => ({
            path: messageRoomUrl({ state: tabs[name] }),
            text: t(`console.messages.state.${name}`),
            isCurrent: room.state === tabs[name],
          }))}
        />
        <Link to={messageRoomUrl({ isComposing: true })} className="button button-primary">
          <PenLine size={16} aria-hidden="true" />
          {t('console.messages.compose')}
        </Link>
      </div>
      <SendingTable
        list={list}
        total={total}
        pageNo={room.pageNo}
        isNarrowed={room.state !== null}
        now={now}
        urlOf={(pageNo) => messageRoomUrl({ ...room, pageNo })}
        allPath={messageRoomUrl()}
        stopping={stopping}
        onStop={(sending) => void stop(sending)}
      />
    </>
  );
};

/** What of a message stands there already, as its reader will see it. */
const Preview = ({ values }: { values: ComposeValues }) => {
  const { now } = useLoaderData<typeof loader>();
  const { kind, priority, title, content, link, startTime } = values;
  return (
    <MessageText
      message={{
        kind,
        priority,
        title: title.trim() || t('console.messages.previewTitle'),
        content: content.trim() || t('console.messages.previewContent'),
        link: link.trim() || null,
        createAt: isoOfMinute(startTime) ?? new Date(now).toISOString(),
      }}
    />
  );
};

/** The operators' room of messages: what was sent, and a form to send more. */
export default () => {
  const data = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      {data.room.isComposing ? (
        <WorkSection
          first
          title={t('console.messages.composeTitle')}
          lead={
            <Link to={messageRoomUrl()} className={styles.back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {t('console.messages.back')}
            </Link>
          }
        >
          <ComposeForm key={data.room.name} name={data.room.name} listPath={messageRoomUrl()} Preview={Preview} />
        </WorkSection>
      ) : (
        <WorkSection first title={t('identity.permission.consoleMessages')} lead={t('console.messages.lead')}>
          <Sendings {...data} />
        </WorkSection>
      )}
    </AntdPlace>
  );
};
