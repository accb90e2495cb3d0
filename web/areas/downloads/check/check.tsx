import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { MetaArgs } from 'react-router';
import type { FoundFile } from '#contract/downloads/calls.ts';
import { FILE_CHECK_PATH } from '#contract/downloads/download-path.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { Verdict } from './verdict.tsx';
import styles from './check.module.css';

export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, {
    title: t('downloads.check'),
    description: t('downloads.check.summary'),
    path: FILE_CHECK_PATH,
  });

/** A file that is being checked, and the progress. `error` is what went wrong. */
interface Checked {
  file: File;
  read: number;
  sha256?: string;
  found?: FoundFile;
  error?: 'failed' | 'callFailed';
}

/** Hashes a file in the browser and finds out which one it is. Only its hash and its name are sent. */
const useCheck = () => {
  const [checked, setChecked] = useState<Checked>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const check = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const show = (more: Partial<Checked>) => {
      if (!signal.aborted) setChecked((before) => (before?.file === file ? { ...before, ...more } : before));
    };
    setChecked({ file, read: 0 });
    let sha256: string | undefined;
    try {
      const { hashAndFind } = await import('./hash-and-find.ts');
      const { hash, find } = hashAndFind(file, signal, (read) => show({ read }));
      sha256 = await hash;
      show({ read: 1, sha256 });
      show({ found: await find(sha256) });
    } catch {
      show({ error: sha256 === undefined ? 'failed' : 'callFailed' });
    }
  };

  return {
    checked,
    check,
    clear: () => {
      stop.current?.abort();
      setChecked(undefined);
    },
  };
};

/** Shows which file of the download center a file is, and whether it is complete. */
export default () => {
  const { checked, check, clear } = useCheck();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void check(file);
  };
  const isRunning = checked && !checked.found && !checked.error;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('downloads.check')}</h1>
      <p className={styles.summary}>{t('downloads.check.summary')}</p>
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label>
          <input
            ref={input}
            type="file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void check(file);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {t('downloads.check.drop')}
        </label>
      </div>
      <div role="status" aria-live="polite" className={styles.result} aria-label={t('downloads.check.result')}>
        {isRunning && (
          <p className={styles.running}>
            {t('downloads.check.running', {
              name: checked.file.name,
              percent: Math.floor(checked.read * 100),
            })}
            <button type="button" className="button button-plain" onClick={clear}>
              {t('downloads.check.stop')}
            </button>
          </p>
        )}
        {checked?.error && (
          <p className={styles.fault}>
            {t(`downloads.check.${checked.error}`)}
            <button type="button" className="button button-plain" onClick={() => void check(checked.file)}>
              {t('downloads.check.retry')}
            </button>
          </p>
        )}
        {checked?.found && checked.sha256 !== undefined && (
          <Verdict file={checked.file} sha256={checked.sha256} found={checked.found} />
        )}
      </div>
      {checked?.found && (
        <button
          type="button"
          className="button button-plain"
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        >
          {t('downloads.check.again')}
        </button>
      )}
    </div>
  );
};
