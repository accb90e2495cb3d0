import type { ModalProps } from 'antd';

/**
 * Props of a dialog that cannot be closed while its action runs, since the end of the action closes the open dialog.
 */
export const heldWhile = (busy: boolean, onClose: () => void): ModalProps => ({
  confirmLoading: busy,
  closable: { disabled: busy },
  cancelButtonProps: { disabled: busy },
  onCancel: () => {
    if (!busy) onClose();
  },
});
