import { Button, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { actOnJob, type JobRow } from '#contract/console/job-calls.ts';
import type { JobAction } from '#contract/console/job-states.ts';
import { makeCall } from '#web/kit/call.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { Row, Stack } from '#web/kit/ui/layout.tsx';
import styles from './jobs.module.css';

interface JobFactsProps {
  job: JobRow;
  /** Loads the list and this job again. */
  refresh: () => void;
  onRemoved: () => void;
}

const timeOf = (time: string | null) => (time === null ? null : formatSecond(time));

/** Puts JSON on several lines. A text that was cut is no longer JSON. */
const readable = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2).replaceAll('\\n', '\n');
  } catch {
    return json;
  }
};

/** A queued job with its payload and its result or error. A failed one can be retried or removed. */
export const JobFacts = ({ job, refresh, onRemoved }: JobFactsProps) => {
  const [busy, setBusy] = useState(false);
  const act = async (what: JobAction) => {
    setBusy(true);
    try {
      await makeCall(actOnJob, { jobId: job.jobId, act: what }, { showMessage: true });
      showNotice(t(`jobs.done.${what}`), 'success');
      if (what === 'remove') return onRemoved();
    } catch {
      // A notice shows the error; the drawer shows the current state.
    }
    setBusy(false);
    refresh();
  };
  const facts: [TextKey, ReactNode][] = [
    ['jobs.id', job.jobId],
    ['jobs.created', timeOf(job.createTime)],
    ['jobs.startAfter', timeOf(job.startAfter)],
    ['jobs.startTime', timeOf(job.startTime)],
    ['jobs.endTime', timeOf(job.endTime)],
    ['jobs.attempts', t('jobs.attempt', { attempt: job.retries + 1, total: job.retryLimit + 1 })],
  ];
  return (
    <Stack>
      {job.state === 'failed' && (
        <Row>
          <Button type="primary" disabled={busy} onClick={() => void act('retry')}>
            {t('jobs.act.retry')}
          </Button>
          <Popconfirm title={t('jobs.askRemove')} okText={t('jobs.act.remove')} onConfirm={() => void act('remove')}>
            <Button danger disabled={busy}>
              {t('jobs.act.remove')}
            </Button>
          </Popconfirm>
        </Row>
      )}
      <FactList isCompact>
        {facts.map(
          ([title, value]) =>
            value !== null && (
              <Fact key={title} name={t(title)}>
                {value}
              </Fact>
            ),
        )}
      </FactList>
      <h2 className={styles.heading}>{t('jobs.payload')}</h2>
      <pre className={styles.code}>{readable(job.payload)}</pre>
      {job.error !== null && (
        <>
          <h2 className={styles.heading}>{t('jobs.error')}</h2>
          <pre className={styles.code}>{job.error}</pre>
        </>
      )}
    </Stack>
  );
};
