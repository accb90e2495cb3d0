import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/**
 * Returns how to close a dialog without antd, and the question that it asks first if typed text would be lost. The dialog
 * renders the question.
 */
export const useLeaveDialog = (unsaved: boolean, onClose: () => void): { leave: () => void; question: ReactNode } => {
  const [asking, setAsking] = useState(false);
  // Blocks only back and forward in the browser, not the navigation of the page itself after saving.
  const blocker = useBlocker(({ historyAction }) => unsaved && historyAction === 'POP');
  useAskBeforeUnload(unsaved);
  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const confirm = async () => {
    onClose();
    blocker.proceed?.();
  };
  return {
    leave: () => (unsaved ? setAsking(true) : onClose()),
    question: (asking || blocker.state === 'blocked') && (
      <ConfirmDialog
        title={t('layers.keep')}
        act={t('layers.leave')}
        cancel={t('layers.stay')}
        onConfirm={confirm}
        onClose={stay}
      >
        {t('layers.lost')}
      </ConfirmDialog>
    ),
  };
};
