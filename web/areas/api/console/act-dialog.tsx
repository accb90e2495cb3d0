import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACT_REASON_MAXIMUM } from '#contract/auth/limits.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { heldWhile } from '#web/kit/ui/antd/held-dialog.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useOnce } from '#web/kit/ui/use-once.ts';
import styles from './console.module.css';

interface ActDialogProps {
  /** The act in words, and what it is done to. */
  act: string;
  name: string;
  what: string;
  done: string;
  isDanger: boolean;
  perform: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Explains an act, asks for its reason and runs it. The reason stays if the act fails. */
export const ActDialog = ({ act, name, what, done, isDanger, perform, onClose }: ActDialogProps) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; isStale: boolean }>();
  const { revalidate } = useRevalidator();
  const { busy, once } = useOnce();
  const id = useId();
  const fault =
    overlongText(reason, ACT_REASON_MAXIMUM) ??
    (asked && reason.trim() === '' ? t('apiConsole.reasonMissing') : undefined);
  const confirm = () => {
    setAsked(true);
    if (reason.trim() === '' || fault !== undefined) return;
    void once(async () => {
      setRefusal(undefined);
      try {
        await perform(reason.trim());
        showNotice(done, 'success');
        void revalidate();
        onClose();
        return true;
      } catch (error) {
        const { code } = error as Partial<CallFailure>;
        setRefusal({ message: (error as Error).message, isStale: code === CHANGED_BY_OTHERS || code === WRONG_STATE });
        return false;
      }
    });
  };
  const loadAnew = async () => {
    await revalidate();
    setRefusal(undefined);
  };
  return (
    <Modal
      open
      title={t('apiConsole.actOn', { act, name })}
      okText={act}
      cancelText={t('console.cancel')}
      okButtonProps={{ danger: isDanger }}
      {...heldWhile(busy, onClose)}
      onOk={confirm}
    >
      <Stack>
        <p>{what}</p>
        <div>
          <label className={styles.label} htmlFor={id}>
            {t('apiConsole.reason')}
          </label>
          <Input.TextArea
            id={id}
            value={reason}
            {...countUpTo(ACT_REASON_MAXIMUM)}
            autoSize={{ minRows: 2, maxRows: 5 }}
            {...(fault !== undefined && { status: 'error' as const })}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${id}-hint`} className={fault === undefined ? styles.hint : styles.fault}>
            {fault ?? t('apiConsole.reasonHint')}
          </p>
        </div>
        {refusal && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={refusal.message}
            action={
              refusal.isStale && (
                <Button size="small" onClick={loadAnew}>
                  {t('apiConsole.loadAnew')}
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
};
