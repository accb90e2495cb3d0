import { Input } from 'antd';
import { useState } from 'react';
import { PURGE_REASON_MAXIMUM } from '#contract/kit/content/limits.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Stack } from '#web/kit/ui/layout.tsx';

interface PurgeDialogProps {
  /** The version; undefined while the dialog is closed. */
  no: number | undefined;
  /** Other operators who have typed something that is not saved. */
  unsaved: readonly string[];
  onClose: () => void;
  /** Returns whether the version was purged. */
  onPurge: (no: number, reason: string) => Promise<boolean>;
}

/** Requires a reason why the text of a version has to be purged. There is no undo. */
export const PurgeDialog = ({ no, unsaved, onClose, onPurge }: PurgeDialogProps) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const purge = async (form: Element) => {
    setAsked(true);
    if (isMissing) return focusFirstInvalid(form);
    if (no === undefined || !(await onPurge(no, reason.trim()))) return;
    setReason('');
    setAsked(false);
    onClose();
  };
  return (
    <AntdDialog
      open={no !== undefined}
      title={t('content.purge.title', { no: no ?? '' })}
      okText={t('content.purge')}
      okButtonProps={{ danger: true }}
      onOk={(form) => void purge(form)}
      onClose={onClose}
    >
      <Stack>
        <p>{t('content.purge.lead')}</p>
        {unsaved.length > 0 && (
          <p role="status">{t('content.purge.typed', { names: unsaved.join('、'), count: unsaved.length })}</p>
        )}
        <ControlField
          label={t('content.purge.reason')}
          error={asked && isMissing ? t('console.act.reasonMissing') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              {...countUpTo(PURGE_REASON_MAXIMUM)}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </ControlField>
      </Stack>
    </AntdDialog>
  );
};
