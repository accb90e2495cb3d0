import type { ModalProps } from 'antd';

/**
 * Props of a dialog that cannot be closed while its action runs: at its end the action would close whatever dialog is
 * open by then.
 */
export const heldWhile = (busy: boolean, onClose: () => void): ModalProps => ({
  confirmLoading: busy,
  closable: { disabled: busy },
  cancelButtonProps: { disabled: busy },
  onCancel: () => {
    if (!busy) onClose();
  },
});
