import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DELIVERIES_PAGE_SIZE } from '#contract/api/job-limits.ts';
import { jobPath } from '#contract/api/job-states.ts';
import { type Delivery, queryDeliveries, resendDelivery } from '#contract/api/webhook-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import { isOnItsWay, readAgainMs } from './next-try.ts';
import styles from './webhooks.module.css';

const eventName = (event: Delivery['event']) =>
  event.slice(event.indexOf('.') + 1) as 'done' | 'cancelled' | 'refused' | 'ping';

const tryText = ({ at, status, fault, milliseconds }: Delivery['tries'][number]) =>
  t('batchJobs.webhooks.try', {
    at: formatTime(at),
    result: fault || t('batchJobs.webhooks.try.ok', { status: status ?? '' }),
    milliseconds,
  });

const JobOf = ({ jobId, jobTitle }: Pick<Delivery, 'jobId' | 'jobTitle'>) =>
  jobTitle === null ? (
    <span className={styles.job}>{jobId}</span>
  ) : (
    <Link to={jobPath(jobId)} className={`${styles.job} ${styles.jobLink}`}>
      {jobTitle || t('batchJobs.untitled')}
    </Link>
  );

const stateOf = (delivery: Delivery): ReactNode => {
  if (isOnItsWay(delivery, Date.now())) return t('batchJobs.webhooks.log.sending');
  const { state, nextAt } = delivery;
  return (
    <div>
      {t(`batchJobs.webhooks.state.${state}`)}
      {nextAt !== null && state === 'waiting' && (
        <span className={styles.job}>{t('batchJobs.webhooks.log.nextAt', { at: formatTime(nextAt) })}</span>
      )}
    </div>
  );
};

const columnsOf = (onAgain: (deliveryId: string) => void): readonly Column<Delivery>[] => [
  {
    title: 'batchJobs.webhooks.log.event',
    cell: (delivery) => (
      <div>
        {t(`batchJobs.webhooks.event.${eventName(delivery.event)}`)}
        {delivery.event !== 'test.ping' && <JobOf {...delivery} />}
      </div>
    ),
  },
  { title: 'batchJobs.webhooks.log.state', cell: stateOf },
  {
    title: 'batchJobs.webhooks.log.tries',
    cell: ({ tries }) => (
      <ul className={styles.tries}>
        {tries.map((one) => (
          <li key={one.tryNo}>
            {tryText(one)}
            {one.answer !== '' && (
              <details>
                <summary>{t('batchJobs.webhooks.try.answer')}</summary>
                <pre className={styles.answer}>{one.answer}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'batchJobs.webhooks.log.act',
    cell: ({ deliveryId }) => (
      <button type="button" className={styles.again} onClick={() => onAgain(deliveryId)}>
        {t('batchJobs.webhooks.again')}
      </button>
    ),
  },
];

interface Shown {
  list: readonly Delivery[];
  total: number;
  /** After how many milliseconds there is something new. */
  againMs: number | undefined;
}

/** The deliveries to a receiver, loaded when the list is opened. */
export const DeliveryLog = ({ webhookId, isOpen: opens }: { webhookId: string; isOpen: boolean }) => {
  const [isOpen, setOpen] = useState(opens);
  const [pageNo, setPageNo] = useState(1);
  const ask = useCallback(
    async (signal: AbortSignal, byItself: boolean) => {
      const { list, total } = await makeCall(
        queryDeliveries,
        { webhookId, pageNo },
        { signal, showMessage: !byItself },
      );
      return { list, total, againMs: readAgainMs(list, Date.now()) };
    },
    [webhookId, pageNo],
  );
  // The next try appears by itself.
  const { shown, refresh } = useFresh<Shown | undefined>(undefined, ask, {
    everyMs: (last) => (isOpen ? last?.againMs : undefined),
    resumes: true,
  });
  useEffect(() => {
    if (isOpen) void refresh();
  }, [isOpen, ask, refresh]);
  const { list, total = 0 } = shown ?? {};
  const again = (deliveryId: string) =>
    void makeCall(
      resendDelivery,
      { deliveryId },
      { showMessage: true, showSuccess: t('batchJobs.webhooks.log.sentAgain') },
    ).then(
      () => refresh(),
      () => {},
    );
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={styles.log}>
      <summary>{t('batchJobs.webhooks.log')}</summary>
      <button type="button" className={styles.again} onClick={() => void refresh()}>
        {t('batchJobs.webhooks.log.refresh')}
      </button>
      {list && list.length === 0 && <p>{t('batchJobs.webhooks.log.none')}</p>}
      {list && list.length > 0 && (
        <WorkTable
          label={t('batchJobs.webhooks.log')}
          rows={list}
          keyOf={({ deliveryId }) => deliveryId}
          columns={columnsOf(again)}
        />
      )}
      {pageNo > 1 && (
        <button type="button" className={styles.again} onClick={() => setPageNo(pageNo - 1)}>
          {t('batchJobs.webhooks.log.newer')}
        </button>
      )}
      {pageNo * DELIVERIES_PAGE_SIZE < total && (
        <button type="button" className={styles.again} onClick={() => setPageNo(pageNo + 1)}>
          {t('batchJobs.webhooks.log.older')}
        </button>
      )}
    </details>
  );
};
