import { Copy } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listOutbox } from '#contract/auth/calls.ts';
import { OUTBOX_WATCH_MINUTES } from '#contract/auth/limits.ts';
import { phonePattern } from '#contract/auth/names.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { WorkTable, type Column } from '#web/kit/shell/work-table.tsx';
import { copyText } from '#web/kit/ui/copy-text.ts';
import { type OutboxState, type ShownOutbox, useOutbox } from './outbox-refresh.ts';
import { OutboxSearch } from './outbox-search.tsx';
import styles from './outbox.module.css';

const readPhone = (search: URLSearchParams): string | undefined => {
  const phoneNo = search.get('phoneNo') ?? '';
  return phonePattern.test(phoneNo) ? phoneNo : undefined;
};

const load = async ({ call, url }: LoadArgs): Promise<ShownOutbox> => {
  const phoneNo = readPhone(url.searchParams);
  const askedAt = new Date().toISOString();
  return { ...(await call(listOutbox, { phoneNo })), phoneNo, askedAt };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleOutbox',
  bare: true,
  canonicalSearch: (search) => {
    const phoneNo = readPhone(search);
    return phoneNo === undefined ? '' : `phoneNo=${phoneNo}`;
  },
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

const Messages = ({ list, phoneNo }: ShownOutbox) => {
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
      <Link to="/console/outbox" className="button button-plain">
        {t('identity.outbox.all')}
      </Link>
    </EmptyState>
  );
};

/** The time of the shown messages, and whether they are still refreshed. */
const Standing = ({ state, time, goOn }: { state: OutboxState; time: string; goOn: () => void }) => {
  if (state === 'failed') return <p className={styles.failed}>{t('identity.outbox.failed', { time })}</p>;
  if (state === 'fresh') return <p className={styles.asked}>{t('identity.outbox.asked', { time })}</p>;
  return (
    <p className={styles.asked}>
      {t('identity.outbox.paused', { time, minutes: OUTBOX_WATCH_MINUTES })}
      <button type="button" className={styles.goOn} onClick={goOn}>
        {t('identity.outbox.goOn')}
      </button>
    </p>
  );
};

/** The text messages that no provider has accepted, for operators. */
export default () => {
  const { shown, state, goOn } = useOutbox(useLoaderData<typeof loader>());
  if (shown.provider)
    return (
      <WorkSection first title={t('identity.outbox.title')}>
        <p>{t('identity.outbox.provider')}</p>
      </WorkSection>
    );
  return (
    <WorkSection first title={t('identity.outbox.title')} lead={t('identity.outbox.lead')}>
      <OutboxSearch key={shown.phoneNo} phoneNo={shown.phoneNo} />
      <Standing state={state} time={formatSecond(shown.askedAt)} goOn={goOn} />
      <Messages {...shown} />
    </WorkSection>
  );
};
