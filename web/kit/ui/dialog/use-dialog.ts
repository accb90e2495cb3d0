import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

let open = 0;

/** Prevents the page behind from scrolling while any dialog is open. */
const lockPage = (change: 1 | -1) => {
  open += change;
  document.documentElement.classList.toggle('locked', open > 0);
};

/** Whether any dialog is open. Shortcuts of the page wait until none is. */
export const isOverPage = (): boolean => open > 0;

// React passes the events of a dialog within this one on to it.
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * Returns the props of a modal `<dialog>` that is open while rendered. Without `onDismiss`, Escape does not close it. On
 * close, the focus returns to the element that had it, or to the page if that is gone.
 */
export const useDialog = (onDismiss: (() => void) | undefined): DialogProps => {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  // In a layout effect: the dialog has the focus before the next key comes.
  useLayoutEffect(() => {
    opener.current = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    lockPage(1);
  }, []);
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    return () => {
      lockPage(-1);
      dialog.close();
      // By now it is known whether the opener went together with the dialog.
      (opener.current?.isConnected ? opener.current : document.getElementById('main'))?.focus();
    };
  }, []);
  return {
    ref,
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return;
      // Only the dialog on top closes: a drawer behind it listens on the window.
      event.stopPropagation();
      if (!onDismiss) event.preventDefault();
    },
    onCancel: (event) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      onDismiss?.();
    },
    // On a second Escape in a row, a browser closes a dialog without a cancel event.
    onClose: (event) => {
      // The event comes late: React's strict mode has opened the dialog again.
      if (!isOwn(event) || ref.current?.open) return;
      if (onDismiss) onDismiss();
      else ref.current?.showModal();
    },
  };
};
