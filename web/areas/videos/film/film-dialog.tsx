import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import { stepsOver } from '../film-context.ts';
import styles from './film-dialog.module.css';

interface FilmDialogProps {
  uuid: string;
  title: string;
  /** The address of the list below the dialog. */
  listUrl: string;
  children: ReactNode;
}

/** A video over the list that it was chosen from. Closing it goes back to the list as it was. */
export const FilmDialog = ({ uuid, title, listUrl, children }: FilmDialogProps) => {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const steps = stepsOver(useLocation().state);
  const isClosing = useRef(false);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (steps === undefined) void navigate(listUrl, { preventScrollReset: true });
    else void navigate(-steps);
  };
  // The keys of the player work at once; another video begins at its top.
  useEffect(() => {
    body.current?.querySelector('video')?.focus();
    body.current?.scrollTo(0, 0);
  }, [uuid]);
  return (
    <Modal labelledBy="film" className={styles.dialog} onDismiss={close}>
      <div className={styles.head}>
        <h2 id="film">{title}</h2>
        <button type="button" aria-label={t('videos.close')} title={t('videos.close')} onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </Modal>
  );
};
