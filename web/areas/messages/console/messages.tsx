import { ArrowLeft, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { cancelSending, querySendings, type Sending } from '#contract/messages/sending-calls.ts';
import { sendingList } from '#contract/messages/sending-list.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { MessageText } from '../message-text.tsx';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { ComposeForm } from './compose-form.tsx';
import type { ComposeValues } from './compose-values.ts';
import styles from '#web/kit/console/console-page.module.css';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { columnsOf, textOf } from './sending-columns.tsx';
import { sendingPhase } from './sending-labels.ts';
import { isoOfMinute } from '#web/kit/console/shanghai-time.ts';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';

/** Polling intervals in milliseconds, while messages are being sent and otherwise. */
const MOVING_MS = 2000;
const RESTING_MS = 15_000;

const page = defineListPage({ list: sendingList, call: querySendings, permission: 'consoleMessages' });
type Loading = Awaited<ReturnType<typeof page.load>>;

/** Loads the list, unless the form is shown instead of it. */
const load = async (args: LoadArgs) => {
  const { view, name } = sendingList.read(args.url.searchParams);
  return { name, now: Date.now(), loaded: view ? null : await page.load(args) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const tabs = {
  all: undefined,
  sending: sendingStates.sending,
  sent: sendingStates.sent,
  cancelled: sendingStates.cancelled,
} as const;

const everyMs = ({ found, now }: Loading) =>
  found.list.some((sending) => sendingPhase(sending, Date.parse(now)) === 'sending') ? MOVING_MS : RESTING_MS;

const List = ({ loaded }: { loaded: Loading }) => {
  const view = useListPage(page, loaded, { live: true, everyMs });
  const { query, found, now, refresh } = view;
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
    <ListPage
      view={view}
      title="permission.consoleMessages"
      lead={t('sendings.lead')}
      label="sendings.list"
      rowKey="sendingId"
      bar={
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
      }
      columns={columnsOf({
        list: found.list,
        now: Date.parse(now),
        stopping,
        onStop: (sending) => void stop(sending),
      })}
      expandable={{
        expandedRowRender: textOf,
        columnTitle: <span className="sr-only">{t('sendings.content')}</span>,
      }}
      empty={{ none: 'sendings.none', noneFound: 'sendings.noneOf', clear: 'sendings.showAll' }}
    />
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
  const { name, loaded } = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      {loaded ? (
        <List loaded={loaded} />
      ) : (
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
          <ComposeForm key={name} name={name} listPath={sendingList.path} Preview={Preview} />
        </WorkSection>
      )}
    </AntdPlace>
  );
};
