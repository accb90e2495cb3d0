import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileIdPattern } from '#contract/files/file-id.ts';
import { getLargeFile, type LargeFile } from '#contract/files/large-calls.ts';
import { LARGE_FILE_MAXIMUM_BYTES } from '#contract/files/large-limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { byteSize } from '#web/kit/byte-size.ts';
import styles from './file-control.module.css';

const ICON_PX = 16;

interface FileControlProps {
  value: string;
  /** The file has to be a film that browsers show. */
  isFilm: boolean;
  aria: { id: string };
  disabled: boolean;
  set: (fileId: string) => void;
}

/** Returns the facts of a chosen file; null if it no longer exists. */
const useFile = (value: string): [LargeFile | null | undefined, (file: LargeFile) => void] => {
  const [file, setFile] = useState<LargeFile | null>();
  const isUpload = fileIdPattern.test(value);
  useEffect(() => {
    if (!isUpload || file?.fileId === value) return;
    const stop = new AbortController();
    makeCall(getLargeFile, { fileId: value }, { signal: stop.signal }).then(setFile, (error: { status?: number }) => {
      if (error.status === 404) setFile(null);
    });
    return () => stop.abort();
  }, [value, isUpload, file?.fileId]);
  return [isUpload ? file : undefined, setFile];
};

const wordsOf = (value: string, file: LargeFile | null | undefined): string => {
  if (value === '') return t('content.file.none');
  if (file === null) return t('content.file.missing');
  return file ? `${file.name}（${byteSize(file.bytes)}）` : value;
};

/** The metadata of a film, or why it cannot be published. */
const FilmNote = ({ film }: Pick<LargeFile, 'film'>) => {
  if (film && !('fault' in film)) {
    const { width, height } = film;
    const seconds = Math.round(film.seconds);
    return <p>{t('content.file.film', { minutes: Math.floor(seconds / 60), seconds: seconds % 60, width, height })}</p>;
  }
  return (
    <p role="alert" className={styles.fault}>
      {t(film ? `content.file.fault.${film.fault}` : 'content.file.fault.other')}
    </p>
  );
};

/** The file of a field and its upload, which can be resumed. */
export const FileControl = ({ value, isFilm, aria, disabled, set }: FileControlProps) => {
  const [file, setFile] = useFile(value);
  const [sent, setSent] = useState<number | 'reading'>();
  const [fileError, setFileError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const upload = async (chosen: File) => {
    setFileError('');
    if (chosen.size === 0 || chosen.size > LARGE_FILE_MAXIMUM_BYTES) {
      setFileError(t('content.file.size', { size: byteSize(LARGE_FILE_MAXIMUM_BYTES) }));
      return;
    }
    const control = new AbortController();
    stop.current = control;
    setSent('reading');
    try {
      const { sendLargeFile } = await import('#web/areas/files/public/send-large-file.ts');
      const { signal } = control;
      const made = await sendLargeFile(chosen, { signal, onProgress: (part) => setSent(part ?? 'reading') });
      setFile(made);
      set(made.fileId);
    } catch (error) {
      if (!control.signal.aborted) setFileError(t('content.file.failed', { reason: (error as Error).message }));
    } finally {
      setSent(undefined);
    }
  };

  return (
    <div className={styles.control}>
      <p className={styles.name}>{wordsOf(value, file)}</p>
      {file && <code className={styles.sum}>{file.sha256}</code>}
      {isFilm && file?.ready && <FilmNote film={file.film} />}
      {sent !== undefined && (
        <p role="status">
          {sent === 'reading'
            ? t('content.file.reading')
            : t('content.file.sending', { percent: Math.floor(sent * 100) })}{' '}
          <Button size="small" onClick={() => stop.current?.abort()}>
            {t('content.file.stop')}
          </Button>
        </p>
      )}
      {fileError !== '' && (
        <p role="alert" className={styles.fault}>
          {fileError}
        </p>
      )}
      {!disabled && sent === undefined && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={isFilm ? 'video/mp4' : undefined}
            aria-label={t('content.file.choose')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void upload(chosen);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Button {...aria} icon={<FileUp size={ICON_PX} aria-hidden="true" />} onClick={() => input.current?.click()}>
            {t(value === '' ? 'content.file.choose' : 'content.file.change')}
          </Button>
        </>
      )}
    </div>
  );
};
