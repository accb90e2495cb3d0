import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import { ScrollArea } from './scroll-area.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The edge from which it slides in. */
  side: 'right' | 'bottom';
  /** Stays below the content, which scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A modal that slides in from an edge of a small screen. On close, the focus returns to the element that had it. */
export const Sheet = ({ open, onClose, title, side, foot, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal();
    document.documentElement.classList.add(styles.locked as string);
    return () => {
      document.documentElement.classList.remove(styles.locked as string);
      element.close();
      opener?.focus();
    };
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // Clicks on the backdrop are clicks on the dialog itself; its content fills it.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[side]}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.bar}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={t('site.close')}>
              <X size={20} aria-hidden="true" />
            </button>
          </div>
          <ScrollArea className={styles.body}>{children}</ScrollArea>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
};
