import type { ModalProps } from 'antd';

/** Props of a dialog that cannot be left while it does what it was asked to: its end would close whatever is open by then. */
export const heldWhile = (busy: boolean, onClose: () => void): ModalProps => ({
  confirmLoading: busy,
  closable: { disabled: busy },
  cancelButtonProps: { disabled: busy },
  onCancel: () => {
    if (!busy) onClose();
  },
});
