import { Button, Popconfirm, Progress, type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router';
import { priorities } from '#contract/messages/kinds.ts';
import { SENDING_PAGE_SIZE } from '#contract/messages/limits.ts';
import type { Sending } from '#contract/messages/sending-calls.ts';
import { t } from '#web/kit/texts.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { audienceWords, sendingPhase } from './sending-labels.ts';
import styles from './sending-table.module.css';

const PERCENT = 100;
const tagColours = { waiting: 'default', sending: 'processing', sent: 'success', cancelled: 'warning' } as const;

const SendingProgress = ({ sending }: { sending: Sending }) => {
  const { sent, expected } = sending;
  const words = t('sendings.progressOf', { sent, expected });
  return (
    <div className={styles.progress}>
      <Progress
        aria-label={words}
        percent={expected === 0 ? PERCENT : Math.min(PERCENT, Math.floor((sent / expected) * PERCENT))}
        size="small"
        showInfo={false}
      />
      <span>{words}</span>
    </div>
  );
};

/** Returns whether the message can still be stopped. */
const isUnderWay = (sending: Sending, now: number) => ['waiting', 'sending'].includes(sendingPhase(sending, now));

const textOf = ({ content, link }: Sending) => (
  <>
    <p className={styles.content}>{content}</p>
    {link !== null && <p className={styles.facts}>{link}</p>}
  </>
);

interface SendingTableProps {
  list: readonly Sending[];
  total: number;
  pageNo: number;
  isNarrowed: boolean;
  /** In milliseconds; the same on the server and in the browser, so that both render the same. */
  now: number;
  urlOf: (pageNo: number, pending?: URLSearchParams) => string;
  allPath: string;
  stopping: string | undefined;
  onStop: (sending: Sending) => void;
}

/** Lists the messages with their audience and progress. */
export const SendingTable = (props: SendingTableProps) => {
  const { list, total, pageNo, isNarrowed, now, urlOf, allPath, stopping, onStop } = props;
  const columns: TableColumnsType<Sending> = [
    {
      title: t('sendings.title'),
      render: (_value, { title, kind, priority }) => (
        <div className={styles.title}>
          <strong>{title}</strong>
          <span className={styles.facts}>
            {t(`messageCenter.kind.${kind}`)}
            {priority === priorities.warning && ` · ${t('sendings.important')}`}
          </span>
        </div>
      ),
    },
    { title: t('sendings.audience'), render: (_value, sending) => audienceWords(sending) },
    {
      title: t('sendings.states'),
      render: (_value, sending) => {
        const phase = sendingPhase(sending, now);
        return <Tag color={tagColours[phase]}>{t(`sendings.state.${phase}`)}</Tag>;
      },
    },
    {
      title: t('sendings.progress'),
      width: 120,
      render: (_value, sending) => <SendingProgress sending={sending} />,
    },
    {
      title: t('sendings.startAndSender'),
      width: 164,
      render: (_value, { startTime, createdBy }) => (
        <>
          <span className={styles.time}>{formatMinute(startTime)}</span>
          <p className={styles.facts}>{createdBy}</p>
        </>
      ),
    },
  ];
  const acts: TableColumnsType<Sending>[number] = {
    key: 'acts',
    title: t('sendings.acts'),
    width: 112,
    render: (_value, sending) =>
      isUnderWay(sending, now) ? (
        <Popconfirm
          title={t('sendings.stopAsk', { title: sending.title })}
          okText={t('sendings.stop')}
          onConfirm={() => onStop(sending)}
        >
          <Button size="small" danger disabled={stopping === sending.sendingId}>
            {t('sendings.stop')}
          </Button>
        </Popconfirm>
      ) : null,
  };
  return (
    <AntdList<Sending>
      label={t('sendings.list')}
      rows={list}
      rowKey="sendingId"
      columns={list.some((sending) => isUnderWay(sending, now)) ? [...columns, acts] : columns}
      expandable={{
        expandedRowRender: textOf,
        columnTitle: <span className="sr-only">{t('sendings.content')}</span>,
      }}
      paging={{ pageNo, pageSize: SENDING_PAGE_SIZE, total, urlOf }}
      empty={
        <EmptyState searched={isNarrowed} title={t(isNarrowed ? 'sendings.noneOf' : 'sendings.none')}>
          {isNarrowed && (
            <Link className="button button-plain" to={allPath}>
              {t('sendings.showAll')}
            </Link>
          )}
        </EmptyState>
      }
    />
  );
};
