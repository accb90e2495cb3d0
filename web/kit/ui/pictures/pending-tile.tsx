import { RotateCw, X } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './picture-tile.module.css';
import type { PendingPicture } from './use-uploads.ts';

interface PendingTileProps {
  picture: PendingPicture;
  onRetry: () => void;
  onCancel: () => void;
}

/** A picture that is being uploaded, or the error of its upload. */
export const PendingTile = ({ picture: { file, sent, uploadError }, onRetry, onCancel }: PendingTileProps) => {
  const { name } = file;
  const percent = Math.round(sent * 100);
  return (
    <li className={`${styles.tile} ${uploadError ? styles.failed : ''}`}>
      {uploadError ? (
        <div className={styles.fault}>
          <p>{uploadError.message}</p>
          {uploadError.canRetry && (
            <button
              type="button"
              className={styles.retry}
              aria-label={t('files.upload.retryNamed', { name })}
              onClick={onRetry}
            >
              <RotateCw size={16} aria-hidden="true" />
              {t('files.upload.retry')}
            </button>
          )}
        </div>
      ) : (
        <div className={styles.sending}>
          <progress max={100} value={percent} aria-label={t('files.upload.progress', { name })} />
          <span>{sent < 1 ? t('files.upload.percent', { percent }) : t('files.upload.processing')}</span>
        </div>
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <button
        type="button"
        className={styles.corner}
        aria-label={t(uploadError ? 'files.upload.removeNamed' : 'files.upload.cancelNamed', { name })}
        onClick={onCancel}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
};
