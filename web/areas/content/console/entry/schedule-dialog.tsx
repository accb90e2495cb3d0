import { Button, DatePicker, Modal } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { isoOfMinute, minuteOfIso } from '#web/kit/console/shanghai-time.ts';
import { useDay } from '#web/kit/console/use-day.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { t } from '#web/kit/texts.ts';

import styles from './entry.module.css';

const MINUTE = 'YYYY-MM-DD HH:mm';

interface ScheduleDialogProps {
  what: 'publish' | 'unpublish' | undefined;
  /** The present plan, ISO 8601. */
  at: string | null;
  onClose: () => void;
  /** Returns whether the plan was saved; null ends it. */
  onChoose: (at: string | null) => Promise<boolean>;
}

/** Chooses the day and minute, in Shanghai, at which an entry is published or unpublished. */
export const ScheduleDialog = ({ what, at, onClose, onChoose }: ScheduleDialogProps) => {
  const [minute, setMinute] = useState('');
  const day = useDay(minute || minuteOfIso(at));
  const time = isoOfMinute(minute);
  const [isPast, setPast] = useState(false);
  const choose = async (chosen: string | null) => {
    if (!(await onChoose(chosen))) return;
    setMinute('');
    onClose();
  };
  return (
    <Modal
      open={what !== undefined}
      title={t(what === 'unpublish' ? 'content.schedule.unpublish' : 'content.schedule.publish')}
      onCancel={onClose}
      footer={[
        at !== null && (
          <Button key="end" danger onClick={() => void choose(null)}>
            {t('content.unschedule')}
          </Button>
        ),
        <Button key="ok" type="primary" disabled={minute === '' || isPast} onClick={() => void choose(time)}>
          {t('content.schedule.ok')}
        </Button>,
      ]}
    >
      <Stack>
        <p>{t('content.schedule.lead')}</p>
        <DatePicker
          aria-label={t('content.schedule.at')}
          showTime={{ format: 'HH:mm' }}
          format={MINUTE}
          needConfirm={false}
          value={day}
          {...(isPast && { status: 'error' as const })}
          aria-describedby="schedule-note"
          disabledDate={(candidate) => candidate.isBefore(dayjs().startOf('day'))}
          onChange={(chosen: Dayjs | null) => {
            const next = chosen?.format(MINUTE) ?? '';
            setMinute(next);
            setPast(next !== '' && Date.parse(isoOfMinute(next) ?? '') <= Date.now());
          }}
        />
        <p id="schedule-note" role="status" className={isPast ? styles.wrong : styles.less}>
          {isPast && t('content.schedule.past')}
          {!isPast &&
            minute !== '' &&
            t(what === 'unpublish' ? 'content.schedule.willUnpublish' : 'content.schedule.willPublish', {
              time: minute,
            })}
        </p>
      </Stack>
    </Modal>
  );
};
