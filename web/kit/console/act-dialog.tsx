import { Alert, Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACT_REASON_MAXIMUM } from '#contract/kit/limits.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { ControlField } from '../form/control-field.tsx';
import { focusFirstInvalid } from '../form/focus-invalid.ts';
import { overlongText } from '../form/text-length.ts';
import type { CallFailure } from '../page.ts';
import { t } from '../texts.ts';
import { countUpTo } from '../ui/antd/text-limit.ts';
import { Stack } from '../ui/layout.tsx';
import { showNotice } from '../ui/notice.tsx';
import { useIsLive } from '../start-up/use-is-live.ts';
import { AntdDialog } from '../ui/antd/antd-dialog.tsx';
import { LeaveQuestion } from '../ui/antd/leave-question.tsx';
import { useSingleTask } from '../ui/use-single-task.ts';

interface ActDialogProps {
  /** The act in words, and what it is done to. */
  act: string;
  name: string;
  /** What the act does. */
  what?: string;
  /** The notice once it is done. */
  done: string;
  /** What happens to the reason. */
  hint?: string;
  isDanger?: boolean;
  /** Further input, above the reason. */
  children?: ReactNode;
  /** Whether the further input may be sent. It says itself what is missing, once the operator has tried. */
  isComplete?: boolean;
  /** Whether the further input holds something that closing would lose. */
  isTyped?: boolean;
  /** There is nothing that the act could be done to. The dialog says why. */
  isImpossible?: boolean;
  onAsked?: () => void;
  perform: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Instead of `onClose`, once it is done. */
  onDone?: () => void;
}

/**
 * Explains an act of an operator, takes its reason, runs it once and reloads the page. All input stays if the act
 * fails.
 */
export const ActDialog = ({
  act,
  name,
  what,
  done,
  hint = t('console.act.reasonHint'),
  isDanger = false,
  children,
  isComplete = true,
  isTyped = false,
  isImpossible = false,
  onAsked,
  perform,
  onClose,
  onDone = onClose,
}: ActDialogProps) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [callError, setCallError] = useState<{ message: string; isStale: boolean }>();
  const { revalidate } = useRevalidator();
  const { busy, runTask } = useSingleTask();
  const [leaving, setLeaving] = useState(false);
  const unsaved = !busy && (isTyped || reason.trim() !== '');
  const isLive = useIsLive();
  const isMissing = reason.trim() === '';
  const fieldError =
    overlongText(reason, ACT_REASON_MAXIMUM) ?? (asked && isMissing ? t('console.act.reasonMissing') : undefined);
  const confirm = (form: Element) => {
    setAsked(true);
    onAsked?.();
    if (isMissing || fieldError !== undefined || !isComplete) {
      focusFirstInvalid(form);
      return;
    }
    void runTask(async () => {
      setCallError(undefined);
      try {
        await perform(reason.trim());
        showNotice(done, 'success');
        void revalidate();
        onDone();
        return true;
      } catch (error) {
        const { code } = error as Partial<CallFailure>;
        setCallError({
          message: (error as Error).message,
          isStale: code === CHANGED_BY_OTHERS || code === WRONG_STATE,
        });
        return false;
      }
    });
  };
  const loadAnew = async () => {
    await revalidate();
    setCallError(undefined);
  };
  return (
    <AntdDialog
      // A dialog that its address opens comes with the script: a portal cannot be hydrated.
      open={isLive}
      title={t('console.act.on', { act, name })}
      okText={act}
      cancelText={t('console.cancel')}
      okButtonProps={{ danger: isDanger, disabled: isImpossible }}
      busy={busy}
      onClose={() => (unsaved ? setLeaving(true) : onClose())}
      onOk={confirm}
    >
      <Stack>
        {what !== undefined && <p>{what}</p>}
        {children}
        <ControlField label={t('console.act.reason')} error={fieldError} hint={hint}>
          {(control) => (
            <Input.TextArea
              {...control}
              value={reason}
              {...countUpTo(ACT_REASON_MAXIMUM)}
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </ControlField>
        {callError && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={callError.message}
            action={
              callError.isStale && (
                <Button size="small" onClick={loadAnew}>
                  {t('console.act.loadAnew')}
                </Button>
              )
            }
          />
        )}
      </Stack>
      <LeaveQuestion unsaved={unsaved} open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </AntdDialog>
  );
};
