import { Modal, type ModalProps } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

interface AntdDialogProps extends Omit<ModalProps, 'onCancel' | 'confirmLoading' | 'closable' | 'destroyOnHidden'> {
  /** Whether the action of the dialog runs. Its end closes the dialog, so nothing else may close it until then. */
  busy?: boolean;
  onClose: () => void;
}

/** Stands before the dialog and reports first: what is inside may take the focus. */
const Opening = ({ onOpening }: { onOpening: () => void }): null => {
  useLayoutEffect(onOpening, [onOpening]);
  return null;
};

const isReachable = (field: Element) => !field.matches(':disabled') && field.getClientRects().length > 0;

/** Focuses the first field of a dialog. If it has none, antd focuses the button that closes it. */
const focusFirstField = (dialog: Element) => {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(isReachable);
  fields.find((field) => field.type !== 'radio' || field.checked)?.focus({ preventScroll: true });
};

/** Moves the focus to what opened a dialog, unless what closed it has moved the focus already. */
const returnFocus = (opener: Element | null) => {
  if (document.activeElement !== document.body) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : document.getElementById('main'))?.focus();
};

/** Focuses the first field of the dialog around it, and reports when the dialog is gone. */
const DialogFocus = ({ onGone }: { onGone: () => void }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (dialog && !dialog.contains(document.activeElement)) focusFirstField(dialog);
    return onGone;
  }, [onGone]);
  return <span ref={place} hidden />;
};

/**
 * antd's dialog. Its first field has the focus while it is open; afterwards what opened it has the focus. Its content
 * begins anew each time it opens.
 */
export const AntdDialog = ({ open = true, busy = false, onClose, children, ...rest }: AntdDialogProps) => {
  const opener = useRef<Element>(null);
  const keepOpener = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  // antd returns the focus only from a dialog that it hides, not from one that is no longer rendered.
  const goBack = useCallback(() => returnFocus(opener.current), []);
  return (
    <>
      {open && <Opening onOpening={keepOpener} />}
      <Modal
        {...rest}
        open={open}
        destroyOnHidden
        confirmLoading={busy}
        closable={{ disabled: busy }}
        cancelButtonProps={{ ...rest.cancelButtonProps, disabled: busy }}
        onCancel={() => {
          if (!busy) onClose();
        }}
      >
        {children}
        <DialogFocus onGone={goBack} />
      </Modal>
    </>
  );
};
