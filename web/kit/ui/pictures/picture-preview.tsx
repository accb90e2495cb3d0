import { X } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './picture-preview.module.css';

export interface Picture {
  src: string;
  name: string;
}

/** A picture of a text, enlarged to the size of the window. */
export const PicturePreview = ({ picture, onClose }: { picture: Picture; onClose: () => void }) => (
  <Modal label={t('agreements.dialog.picture')} className={styles.preview} onDismiss={onClose}>
    <button type="button" className={styles.close} onClick={onClose} aria-label={t('agreements.dialog.closePicture')}>
      <X size={20} aria-hidden="true" />
    </button>
    <img className={styles.picture} src={picture.src} alt={picture.name} />
  </Modal>
);
