import { Button, Popconfirm, Progress, Tag } from 'antd';
import { priorities } from '#contract/messages/kinds.ts';
import type { Sending } from '#contract/messages/sending-calls.ts';
import type { sendingList } from '#contract/messages/sending-list.ts';
import type { Column } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { audienceWords, sendingPhase } from './sending-labels.ts';
import styles from './sending-columns.module.css';

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

/** The details of an expanded row. */
export const textOf = ({ content, link }: Sending) => (
  <>
    <p className={styles.content}>{content}</p>
    {link !== null && <p className={styles.facts}>{link}</p>}
  </>
);

interface Shown {
  list: readonly Sending[];
  /** In milliseconds; the same on the server and in the browser, so that both render the same. */
  now: number;
  stopping: string | undefined;
  onStop: (sending: Sending) => void;
}

/** Returns the columns: audience and progress of the messages, and the button that stops one if one can be stopped. */
export const columnsOf = ({ list, now, stopping, onStop }: Shown): Column<typeof sendingList, Sending>[] => {
  const columns: Column<typeof sendingList, Sending>[] = [
    {
      key: 'title',
      title: 'sendings.title',
      cell: ({ title, kind, priority }) => (
        <div className={styles.title}>
          <strong>{title}</strong>
          <span className={styles.facts}>
            {t(`messageCenter.kind.${kind}`)}
            {priority === priorities.warning && ` · ${t('sendings.important')}`}
          </span>
        </div>
      ),
    },
    { key: 'audience', title: 'sendings.audience', cell: audienceWords },
    {
      key: 'state',
      title: 'sendings.states',
      cell: (sending) => {
        const phase = sendingPhase(sending, now);
        return <Tag color={tagColours[phase]}>{t(`sendings.state.${phase}`)}</Tag>;
      },
    },
    {
      key: 'progress',
      title: 'sendings.progress',
      width: 120,
      cell: (sending) => <SendingProgress sending={sending} />,
    },
    {
      key: 'start',
      title: 'sendings.startAndSender',
      width: 164,
      cell: ({ startTime, createdBy }) => (
        <>
          <span className={styles.time}>{formatMinute(startTime)}</span>
          <p className={styles.facts}>{createdBy}</p>
        </>
      ),
    },
  ];
  if (!list.some((sending) => isUnderWay(sending, now))) return columns;
  const actions: Column<typeof sendingList, Sending> = {
    key: 'actions',
    title: 'sendings.acts',
    width: 112,
    cell: (sending) =>
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
  return [...columns, actions];
};
