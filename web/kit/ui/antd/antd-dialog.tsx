import { Modal, type ModalProps } from 'antd';
import { type FormEvent, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { returnFocus } from './return-focus.ts';

interface AntdDialogProps
  extends Omit<ModalProps, 'onOk' | 'onCancel' | 'confirmLoading' | 'closable' | 'destroyOnHidden'> {
  /** Whether the action of the dialog runs. Its end closes the dialog, so nothing else may close it until then. */
  busy?: boolean;
  /** Runs the action of the dialog, on a click or on Enter in a field. Gets the form around the content. */
  onOk?: (form: HTMLFormElement) => void;
  onClose: () => void;
}

/** Stands before the dialog and reports first: what is inside may take the focus. */
const Opening = ({ onOpening }: { onOpening: () => void }): null => {
  useLayoutEffect(onOpening, [onOpening]);
  return null;
};

const isReachable = (field: Element) => !field.matches(':disabled') && field.getClientRects().length > 0;

/** The first field; else the button that does the action, or the one before it if the action is dangerous. */
const firstStop = (dialog: Element): HTMLElement | undefined => {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(isReachable);
  const field = fields.find(({ type, checked }) => type !== 'radio' || checked);
  if (field) return field;
  const buttons = [...dialog.querySelectorAll<HTMLElement>('.ant-modal-footer button')].filter(isReachable);
  const isDangerous = buttons.at(-1)?.matches('.ant-btn-dangerous') === true;
  return buttons.at(isDangerous && buttons.length > 1 ? -2 : -1);
};

/** Focuses the first stop, unless something else in the dialog has the focus than the button that closes it. */
const focusFirst = (dialog: Element): void => {
  const { activeElement } = document;
  if (dialog.contains(activeElement) && !activeElement?.matches('.ant-modal-close')) return;
  firstStop(dialog)?.focus({ preventScroll: true });
};

/** The last element that had the focus. A button that is disabled while its action runs loses it. */
let lastFocused: Element | undefined;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) lastFocused = target;
  });

/** Focuses the first stop of the dialog around it, and reports when the dialog is gone. */
const DialogFocus = ({ onGone }: { onGone: () => void }) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    if (!dialog) return onGone;
    focusFirst(dialog);
    // antd focuses the button that closes the dialog a little later.
    const frame = requestAnimationFrame(() => focusFirst(dialog));
    return () => {
      cancelAnimationFrame(frame);
      onGone();
    };
  }, [onGone]);
  return <span ref={place} hidden />;
};

/**
 * A dialog of antd. It focuses its first field, and on close the element that opened it. Enter in a field does the same
 * as the OK button. Its content is created again each time it opens.
 */
export const AntdDialog = ({ open = true, busy = false, onOk, onClose, children, ...rest }: AntdDialogProps) => {
  const id = useId();
  const opener = useRef<Element>(null);
  const keepOpener = useCallback(() => {
    const { activeElement, body } = document;
    opener.current = activeElement === body ? (lastFocused ?? null) : activeElement;
  }, []);
  // antd returns the focus only from a dialog that it hides, not from one that is no longer rendered.
  const goBack = useCallback(() => returnFocus(opener.current), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes it on to a form in which the dialog is rendered.
    event.stopPropagation();
    if (!busy) onOk?.(event.currentTarget);
  };
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
        okButtonProps={{ ...rest.okButtonProps, htmlType: 'submit', form: id }}
        onCancel={() => {
          if (!busy) onClose();
        }}
      >
        <DialogFocus onGone={goBack} />
        {onOk ? (
          <form id={id} noValidate onSubmit={submit}>
            {children}
          </form>
        ) : (
          children
        )}
      </Modal>
    </>
  );
};
