import { Button } from 'antd';
import { useState } from 'react';
import { MinutePicker } from '#web/kit/console/minute-picker.tsx';
import { isoOfMinute, minuteOfIso } from '#web/kit/console/shanghai-time.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { Row, Stack } from '#web/kit/ui/layout.tsx';
import { t } from '#web/kit/texts.ts';

import styles from './entry.module.css';

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
  const time = isoOfMinute(minute);
  const [isPast, setPast] = useState(false);
  const choose = async (chosen: string | null) => {
    if (!(await onChoose(chosen))) return;
    setMinute('');
    onClose();
  };
  return (
    <AntdDialog
      open={what !== undefined}
      title={t(what === 'unpublish' ? 'content.schedule.unpublish' : 'content.schedule.publish')}
      onClose={onClose}
      okText={t('content.schedule.ok')}
      okButtonProps={{ disabled: minute === '' || isPast }}
      onOk={() => void choose(time)}
    >
      <Stack>
        <p>{t('content.schedule.lead')}</p>
        <MinutePicker
          aria-label={t('content.schedule.at')}
          value={minute || minuteOfIso(at)}
          isWrong={isPast}
          aria-describedby="schedule-note"
          onChange={(chosen) => {
            setMinute(chosen);
            setPast(chosen !== '' && Date.parse(isoOfMinute(chosen) ?? '') <= Date.now());
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
        {at !== null && (
          <Row>
            <Button danger onClick={() => void choose(null)}>
              {t('content.unschedule')}
            </Button>
          </Row>
        )}
      </Stack>
    </AntdDialog>
  );
};
