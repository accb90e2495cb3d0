import { Copy, TriangleAlert } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { outboxList } from '#contract/auth/outbox-list.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { Freshness } from '#web/kit/list/use-fresh.ts';
import { serverLoad } from '#web/kit/page.ts';
import { WATCH_MINUTES } from '#web/kit/session/attended-watch.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { OutboxSearch } from './outbox-search.tsx';
import styles from './outbox.module.css';

const REFRESH_MS = 5000;

const page = defineListPage({ list: outboxList, call: listOutbox, permission: 'consoleOutbox' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle } = page;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.outbox.title') });
export const ErrorBoundary = WorkFailure;

type Outbox = AnswerOf<typeof listOutbox>;
type Message = Outbox['list'][number];

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

const Messages = ({ list, phoneNo }: { list: readonly Message[]; phoneNo: string | undefined }) => {
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
const CodeCount = ({ sent, maximum, isNear }: Outbox['codes']) =>
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
  const { query, found, now, freshness, goOn } = useListPage(page, useLoaderData<typeof loader>(), {
    live: true,
    everyMs: () => REFRESH_MS,
  });
  const { provider, codes, list } = found;
  const { phoneNo } = query;
  if (provider)
    return (
      <WorkSection first title={t('identity.outbox.title')}>
        <p>{t('identity.outbox.provider')}</p>
        <CodeCount {...codes} />
      </WorkSection>
    );
  return (
    <WorkSection first title={t('identity.outbox.title')} lead={t('identity.outbox.lead')}>
      <CodeCount {...codes} />
      <OutboxSearch key={phoneNo} phoneNo={phoneNo} />
      <Times freshness={freshness} time={formatSecond(now)} goOn={goOn} />
      <Messages list={list} phoneNo={phoneNo} />
    </WorkSection>
  );
};
