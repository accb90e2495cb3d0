import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';

interface SendDialogProps {
  open: boolean;
  sending: boolean;
  /** The number of accounts that will get the message. */
  count: number;
  title: string;
  /** `YYYY-MM-DD HH:mm`, or empty to send at once. */
  startTime: string;
  onSend: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a message goes to many accounts. */
export const SendDialog = ({ open, sending, count, title, startTime, onSend, onClose }: SendDialogProps) => (
  <AntdDialog
    open={open}
    title={t('sendings.confirmSend', { count, title })}
    okText={t('sendings.confirm')}
    busy={sending}
    onOk={onSend}
    onClose={onClose}
  >
    {startTime === '' ? t('sendings.confirmNow') : t('sendings.confirmLater', { time: startTime })}
  </AntdDialog>
);
