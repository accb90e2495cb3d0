import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { t } from '../texts.ts';
import { useDialog } from '../ui/dialog/use-dialog.ts';
import { ScrollArea } from './scroll-area.tsx';
import styles from './sheet.module.css';

interface OpenSheetProps {
  onClose: () => void;
  title: string;
  /** The edge from which it slides in. */
  side: 'right' | 'bottom';
  /** Stays below the content, which scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

const OpenSheet = ({ onClose, title, side, foot, children }: OpenSheetProps) => {
  const dialog = useDialog(onClose);
  const { ref } = dialog;
  useEffect(() => {
    const element = ref.current;
    // Clicks on the backdrop are clicks on the dialog itself; its content fills it.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, [ref, onClose]);
  return (
    <dialog {...dialog} className={`${styles.sheet} ${styles[side]}`} aria-label={title}>
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
    </dialog>
  );
};

/** A dialog that slides in from an edge of a small screen. */
export const Sheet = ({ open, ...sheet }: OpenSheetProps & { open: boolean }) =>
  open ? <OpenSheet {...sheet} /> : null;
