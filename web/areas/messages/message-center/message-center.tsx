import { useEffect } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { countUnread, getMessage, listMessages } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { MESSAGE_PAGE_SIZE, pagesOfMessages } from '#contract/messages/limits.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { changing } from '#web/kit/list/changing.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { type CenterQuery, centerList, pageKeyOf } from '#contract/messages/center-list.ts';
import { CenterBar } from './center-bar.tsx';
import { CenterEmpty } from './center-empty.tsx';
import { CenterTools } from './center-tools.tsx';
import { useChosenMessages } from './chosen-messages.ts';
import { useMessageActions } from './message-actions.ts';
import styles from './message-center.module.css';
import { MessageList } from './message-list.tsx';
import { MessageReader } from './message-reader.tsx';
import { useFocusOnReader, useMarkOpened } from './opened-message.ts';

/** Returns the message that the address names, or `null` if there is none. */
const open = async (call: MakeCall, messagePushId: string) => {
  try {
    return await call(getMessage, { messagePushId });
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

const listOf = (call: MakeCall, { messageType, kind, keyword, page }: CenterQuery) =>
  call(listMessages, {
    page,
    size: MESSAGE_PAGE_SIZE,
    read: messageType === 'unread' ? readStates.unread : null,
    keyword,
    kind: kind ?? null,
  });

const load = async ({ call, url }: LoadArgs) => {
  const query = centerList.read(url.searchParams);
  const [{ messageParams, total, searchedNewest }, { unread }] = await Promise.all([
    listOf(call, query),
    call(countUnread, {}),
  ]);
  // Loads the message after the list: opening it first would remove it from the unread messages.
  const opened = query.messagePushId === undefined ? undefined : await open(call, query.messagePushId);
  return { query, messages: messageParams, total, searchedNewest, opened, unread: opened ? opened.unread : unread };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'messageCenter',
  bare: true,
  canonicalSearch: (search) => centerList.write(centerList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('messages.title') });
export const ErrorBoundary = WorkFailure;

const LIST = 'messages';

/** The message center of the logged-in user, with one message open or none. */
export default () => {
  const { query, messages, total, searchedNewest, opened, unread } = useLoaderData<typeof loader>();
  const marking = useMarkOpened(opened ?? undefined);
  useFocusOnReader(query.messagePushId);
  useFocusContent(messages, LIST);
  const { reportUnread } = useAccount();
  const left = marking ? unread - 1 : unread;
  useEffect(() => reportUnread(left), [reportUnread, left]);
  const listed = messages.map(({ messagePushId }) => messagePushId);
  const selection = useChosenMessages(pageKeyOf(query), listed);
  const actions = useMessageActions(query, listed);
  const pages = pagesOfMessages(total);
  return (
    <WorkSection first title={t('messages.title')} lead={t('messageCenter.lead')}>
      <div className={opened === undefined ? undefined : styles.behindReader}>
        <CenterBar query={query} unread={left} />
        <CenterTools {...{ query, messages, total, searchedNewest, selection, actions }} unread={left} />
      </div>
      <div className={styles.columns}>
        <div
          id={LIST}
          tabIndex={-1}
          className={`${styles.list}${opened === undefined ? '' : ` ${styles.behindReader}`}`}
        >
          {messages.length > 0 ? (
            <MessageList query={query} messages={messages} selection={selection} />
          ) : (
            <CenterEmpty query={query} total={total} />
          )}
          <Pages
            pageNo={query.page}
            pages={pages}
            brief={opened !== undefined}
            urlOf={(page, pending) => changing(centerList, query, { page, messagePushId: undefined })(pending)}
          />
        </div>
        {opened !== undefined && <MessageReader query={query} message={opened} actions={actions} />}
      </div>
    </WorkSection>
  );
};
