import { Input } from 'antd';
import { useState } from 'react';
import { NOTE_MAXIMUM } from '#contract/kit/content/limits.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';

interface AskReviewProps {
  open: boolean;
  onClose: () => void;
  /** Returns whether the request was made. */
  onAsk: (note: string) => Promise<boolean>;
}

/** Requests a review of the draft. The typed text stays if the request fails. */
export const AskReview = ({ open, onClose, onAsk }: AskReviewProps) => {
  const [note, setNote] = useState('');
  const { busy, runTask } = useSingleTask();
  const ask = () =>
    void runTask(async () => {
      const asked = await onAsk(note.trim());
      if (!asked) return false;
      setNote('');
      onClose();
      return true;
    });
  return (
    <AntdDialog
      open={open}
      title={t('content.askReview')}
      okText={t('content.askReview')}
      okButtonProps={{ disabled: note.length > NOTE_MAXIMUM }}
      busy={busy}
      onOk={ask}
      onClose={onClose}
    >
      <ControlField label={t('content.reviewNote')} hint={t('content.reviewNoteHint')}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={note}
            {...countUpTo(NOTE_MAXIMUM)}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </ControlField>
    </AntdDialog>
  );
};
