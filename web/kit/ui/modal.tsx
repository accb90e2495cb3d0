import type { ReactNode } from 'react';
import { useDialog } from './dialog/use-dialog.ts';
import styles from './modal.module.css';

interface ModalProps {
  /** Id of the heading. */
  labelledBy?: string;
  label?: string;
  className?: string | undefined;
  /** Absent if Escape must not close the dialog. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog in the middle of the window, which is open while rendered. */
export const Modal = ({ labelledBy, label, className = '', onDismiss, children }: ModalProps) => (
  <dialog
    {...useDialog(onDismiss)}
    className={`${styles.modal} ${className}`}
    aria-labelledby={labelledBy}
    aria-label={label}
  >
    {children}
  </dialog>
);
