import { Copy, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listOutbox } from '#contract/auth/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { QueryOf } from '#contract/kit/list/define-list.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type Freshness, useFresh } from '#web/kit/list/use-fresh.ts';
import { WATCH_MINUTES } from '#web/kit/session/attended-watch.ts';
import { type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { outboxList } from './outbox-list.ts';
import { OutboxSearch } from './outbox-search.tsx';
import styles from './outbox.module.css';

const REFRESH_MS = 5000;

interface ShownOutbox extends AnswerOf<typeof listOutbox> {
  query: QueryOf<typeof outboxList>;
  /** The time of the request, as ISO 8601. */
  askedAt: string;
}

const ask = async (call: MakeCall, query: ShownOutbox['query']): Promise<ShownOutbox> => {
  const askedAt = new Date().toISOString();
  return { ...(await call(listOutbox, outboxList.requestOf(query))), query, askedAt };
};

const load = ({ call, url }: LoadArgs) => ask(call, outboxList.read(url.searchParams));

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleOutbox',
  bare: true,
  canonicalSearch: (search) => outboxList.write(outboxList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.outbox.title') });
export const ErrorBoundary = WorkFailure;

type Message = ShownOutbox['list'][number];

const codeOf = ({ text }: Message) => /\d{6}/.exec(text)?.[0];

const copy = async (code: string) =>
  (await copyText(code))
    ? showNotice(t('identity.outbox.copied', { code }), 'success')
    : showNotice(t('identity.outbox.notCopied'), 'danger');

const CopyButton = ({ message }: { message: Message }) => {
  const code = codeOf(message);
  if (code === undefined) return null;
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('identity.outbox.copyOf', { code, phone: message.phoneNo })}
      onClick={() => void copy(code)}
    >
      <Copy size={16} aria-hidden="true" />
      {t('identity.outbox.copy')}
    </button>
  );
};

const columns: readonly Column<Message>[] = [
  { title: 'identity.outbox.sentAt', cell: ({ sentAt }) => formatSecond(sentAt) },
  { title: 'identity.form.phone', cell: ({ phoneNo }) => phoneNo },
  { title: 'identity.outbox.text', cell: ({ text }) => <span>{text}</span> },
  { title: 'identity.form.code', cell: (message) => <CopyButton message={message} /> },
];

const Messages = ({ list, query: { phoneNo } }: ShownOutbox) => {
  if (list.length > 0)
    return (
      <WorkTable
        label={t('identity.outbox.title')}
        rows={list}
        keyOf={({ phoneNo: to, sentAt }) => `${to} ${sentAt}`}
        columns={columns}
      />
    );
  if (phoneNo === undefined) return <EmptyState title={t('identity.outbox.none')} />;
  return (
    <EmptyState searched title={t('identity.outbox.noneOf', { phone: phoneNo })}>
      <Link to={outboxList.path} className="button button-plain">
        {t('identity.outbox.all')}
      </Link>
    </EmptyState>
  );
};

/** How many codes were sent, and whether the portal nears its ceiling. */
const CodeCount = ({ sent, maximum, isNear }: ShownOutbox['codes']) =>
  isNear ? (
    <p className={styles.near} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      {t('identity.outbox.near', { sent, maximum })}
    </p>
  ) : (
    <p className={styles.asked}>{t('identity.outbox.codes', { sent, maximum })}</p>
  );

/** The time of the shown messages, and whether they are still refreshed. */
const Times = ({ freshness, time, goOn }: { freshness: Freshness; time: string; goOn: () => void }) => {
  if (freshness === 'failed') return <p className={styles.failed}>{t('identity.outbox.failed', { time })}</p>;
  if (freshness === 'fresh') return <p className={styles.asked}>{t('identity.outbox.asked', { time })}</p>;
  return (
    <p className={styles.asked}>
      {t('identity.outbox.paused', { time, minutes: WATCH_MINUTES })}
      <button type="button" className={styles.goOn} onClick={goOn}>
        {t('identity.outbox.goOn')}
      </button>
    </p>
  );
};

/** The text messages that no provider has accepted, for operators. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const again = useCallback(
    (signal: AbortSignal) => ask((call, request) => makeCall(call, request, { signal }), loaded.query),
    [loaded],
  );
  const { shown, freshness, goOn } = useFresh(loaded, again, { everyMs: () => REFRESH_MS });
  const { phoneNo } = shown.query;
  if (shown.provider)
    return (
      <WorkSection first title={t('identity.outbox.title')}>
        <p>{t('identity.outbox.provider')}</p>
        <CodeCount {...shown.codes} />
      </WorkSection>
    );
  return (
    <WorkSection first title={t('identity.outbox.title')} lead={t('identity.outbox.lead')}>
      <CodeCount {...shown.codes} />
      <OutboxSearch key={phoneNo} phoneNo={phoneNo} />
      <Times freshness={freshness} time={formatSecond(shown.askedAt)} goOn={goOn} />
      <Messages {...shown} />
    </WorkSection>
  );
};
