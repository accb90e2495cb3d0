import { ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FileUse } from '#contract/files/uses.ts';
import { t } from '#web/kit/texts.ts';
import { PendingTile } from './pending-tile.tsx';
import styles from './picture-field.module.css';
import { PictureTile } from './picture-tile.tsx';
import { limitsText } from './upload-error.ts';
import { useUploads } from './use-uploads.ts';

const ICON_PX = 20;
const ACCEPTED = 'image/png,image/jpeg';

interface PictureFieldProps {
  use: FileUse;
  /** The maximum number of pictures. In a field for one picture, a new one replaces the old. */
  max: number;
  label: string;
  /** Ids of the uploaded pictures. */
  value?: readonly string[];
  onChange?: (fileIds: string[]) => void;
  /** Reports whether uploads are running. A form sent meanwhile would lack those pictures. */
  onBusy?: (busy: boolean) => void;
  /** The error of the value; replaces the hint. */
  error?: ReactNode;
  /** Replaces the default hint about the allowed files. */
  hint?: ReactNode;
}

const filesOf = ({ files }: DataTransfer) => Array.from(files);

/** A form field for pictures, which are chosen, dropped or pasted, and uploaded at once. */
export const PictureField = ({ use, max, label, value = [], onChange, onBusy, error, hint }: PictureFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const uploads = useUploads({ use, max, value, onChange: (fileIds) => onChange?.(fileIds) });
  const { pending, left, busy, message } = uploads;

  const busyListener = useRef(onBusy);
  useEffect(() => {
    busyListener.current = onBusy;
  });
  useEffect(() => busyListener.current?.(busy), [busy]);

  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && left > 0);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add(filesOf(event.dataTransfer));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  // The removed picture takes the pressed button with it.
  const backToButton = () => button.current?.focus();

  const limits = max === 1 ? limitsText(use) : t('files.upload.limitsEach', { limits: limitsText(use), max });
  const nameOf = (fileId: string, at: number) => uploads.nameOf(fileId) ?? t('files.upload.number', { number: at + 1 });
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field} onPaste={onPaste}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div
        className={`${styles.place}${over ? ` ${styles.over}` : ''}${error ? ` ${styles.faulty}` : ''}`}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
      >
        {value.length + pending.length > 0 && (
          <ul className={styles.tiles}>
            {value.map((fileId, at) => (
              <PictureTile
                key={fileId}
                fileId={fileId}
                name={nameOf(fileId, at)}
                onRemove={() => {
                  uploads.remove(fileId);
                  backToButton();
                }}
              />
            ))}
            {pending.map((picture) => (
              <PendingTile
                key={picture.key}
                picture={picture}
                onRetry={() => {
                  uploads.retry(picture);
                  backToButton();
                }}
                onCancel={() => {
                  uploads.cancel(picture.key);
                  backToButton();
                }}
              />
            ))}
          </ul>
        )}
        <div className={styles.choose}>
          <button
            ref={button}
            type="button"
            className={`button button-plain ${styles.button}`}
            aria-disabled={left === 0}
            aria-describedby={`${id}-label ${id}-below`}
            onClick={() => left > 0 && input.current?.click()}
          >
            <ImagePlus size={ICON_PX} aria-hidden="true" />
            {t(max === 1 && value.length > 0 ? 'files.upload.change' : 'files.upload.choose')}
          </button>
          <span className={styles.ways}>{t(over ? 'files.upload.drop' : 'files.upload.ways')}</span>
        </div>
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept={ACCEPTED}
          multiple={max > 1}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            uploads.add(Array.from(currentTarget.files ?? []));
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <p id={`${id}-below`} className={error ? styles.fault : styles.hint}>
        {error ?? hint ?? limits}
      </p>
      <span className="sr-only" role="status">
        {message}
      </span>
    </div>
  );
};
