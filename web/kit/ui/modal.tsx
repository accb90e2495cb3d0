import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
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

let open = 0;

/** Prevents the page behind from scrolling while any modal is open. */
const lockPage = (change: 1 | -1) => {
  open += change;
  document.documentElement.classList.toggle(styles.locked as string, open > 0);
};

/**
 * A modal dialog that is open while rendered. On close, the focus returns to the element that had it, or to the page if
 * that is gone.
 */
export const Modal = ({ labelledBy, label, className = '', onDismiss, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    element?.showModal();
    lockPage(1);
    return () => {
      lockPage(-1);
      element?.close();
      (opener?.isConnected ? opener : document.getElementById('main'))?.focus();
    };
  }, []);
  const holdEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the dialog on top closes: a drawer behind it listens on the window.
    event.stopPropagation();
    if (!onDismiss) event.preventDefault();
  };
  // React passes the events of a dialog within this one on to it.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  // On a second Escape in a row, a browser closes a dialog without a cancel event.
  const onClose = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    if (onDismiss) onDismiss();
    else if (dialog.current?.isConnected) dialog.current.showModal();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onKeyDown={holdEscape}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onDismiss?.();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
};
