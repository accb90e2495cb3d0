import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { filePath } from '#contract/files/file-path.ts';
import { t } from '#web/kit/texts.ts';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  fileId: string;
  name: string;
  onRemove: () => void;
}

/** An uploaded picture. It opens at full size in a new tab. */
export const PictureTile = ({ fileId, name, onRemove }: PictureTileProps) => {
  const [gone, setGone] = useState(false);
  return (
    <li className={styles.tile}>
      {gone ? (
        <span className={styles.gone}>
          <ImageOff size={24} aria-hidden="true" />
          {t('files.upload.gone')}
        </span>
      ) : (
        <a
          href={filePath(fileId)}
          target="_blank"
          rel="noreferrer"
          className={styles.picture}
          aria-label={t('files.upload.open', { name })}
        >
          <img src={filePath(fileId)} alt="" onError={() => setGone(true)} />
        </a>
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <button
        type="button"
        className={styles.corner}
        aria-label={t('files.upload.removeNamed', { name })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
};
