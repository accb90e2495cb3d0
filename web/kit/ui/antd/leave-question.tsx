import { t } from '#web/kit/texts.ts';
import { useAskBeforeUnload } from '../dialog/use-ask-before-unload.ts';
import { AntdDialog } from './antd-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether leaving would lose something. Then the browser asks by itself before it closes or reloads the page. */
  unsaved: boolean;
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before something typed is lost. */
export const LeaveQuestion = ({ unsaved, open, onLeave, onStay }: LeaveQuestionProps) => {
  useAskBeforeUnload(unsaved);
  return (
    <AntdDialog
      open={open}
      title={t('layers.keep')}
      okText={t('layers.leave')}
      cancelText={t('layers.stay')}
      okButtonProps={{ danger: true }}
      onOk={onLeave}
      onClose={onStay}
    >
      {t('layers.lost')}
    </AntdDialog>
  );
};
