import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { keepChosen } from '../local-pictures.ts';
import styles from './job-gallery.module.css';

/** Lets the user choose the pictures of a job on this device, since the portal has deleted them. */
export const LocalChoice = ({ jobId, onChosen }: { jobId: string; onChosen: () => void }) => {
  const pictures = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  useEffect(() => () => stop.current?.abort(), []);
  const choose = async (list: FileList | null) => {
    const files = Array.from(list ?? []).filter(({ name }) => /\.(png|jpe?g)$/i.test(name));
    const { signal } = (stop.current = new AbortController());
    try {
      await keepChosen(jobId, files, { signal, onProgress: (done) => setProgress({ done, all: files.length }) });
      onChosen();
    } catch (error) {
      if (!signal.aborted) showNotice((error as Error).message, 'danger');
    }
    if (!signal.aborted) setProgress(undefined);
  };
  const inputs = [
    ['choose', pictures, { multiple: true, accept: 'image/png,image/jpeg' }],
    ['folder', folder, { webkitdirectory: '' }],
  ] as const;
  return (
    <div className={styles.local}>
      <p>
        {t('batchJobs.job.local')}
        <span role="status">{progress && t('batchJobs.job.local.progress', progress)}</span>
      </p>
      {inputs.map(([what, input, attributes]) => (
        <span key={what}>
          <button
            type="button"
            className="button button-plain"
            disabled={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            {t(`batchJobs.job.local.${what}`)}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            {...attributes}
            aria-label={t(`batchJobs.job.local.${what}`)}
            onChange={({ target }) => {
              void choose(target.files);
              // Emptied after its list was read, so that the same files may be chosen again.
              target.value = '';
            }}
          />
        </span>
      ))}
    </div>
  );
};
