import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { filePath } from '#contract/files/file-path.ts';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './pictures.module.css';

interface LargeProps {
  fileIds: readonly string[];
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** Shows one picture as large as the window allows, with buttons to the others. */
const Large = ({ fileIds, at, onTurn, onClose }: LargeProps) => (
  <Modal label={t('workOrders.picture.title', { number: at + 1 })} className={styles.large} onDismiss={onClose}>
    <div className={styles.bar}>
      {fileIds.length > 1 && (
        <>
          <button
            type="button"
            disabled={at === 0}
            onClick={() => onTurn(at - 1)}
            aria-label={t('workOrders.picture.previous')}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <span>
            {at + 1} / {fileIds.length}
          </span>
          <button
            type="button"
            disabled={at === fileIds.length - 1}
            onClick={() => onTurn(at + 1)}
            aria-label={t('workOrders.picture.next')}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </>
      )}
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('workOrders.picture.close')}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
    <img src={filePath(fileIds[at] as string)} alt={t('workOrders.picture.title', { number: at + 1 })} />
  </Modal>
);

/** Shows the pictures of an order as thumbnails. Each opens large. */
export const Pictures = ({ fileIds }: { fileIds: readonly string[] }) => {
  const [open, setOpen] = useState<number>();
  if (fileIds.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('workOrders.pictures')}>
        {fileIds.map((fileId, at) => (
          <li key={fileId}>
            <button
              type="button"
              onClick={() => setOpen(at)}
              aria-label={t('workOrders.picture.open', { number: at + 1 })}
            >
              <img src={filePath(fileId)} alt="" width={96} height={96} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <Large fileIds={fileIds} at={open} onTurn={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  );
};
