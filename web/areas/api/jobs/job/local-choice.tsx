import { useRef } from 'react';
import type { JobItem } from '#contract/api/job-shapes.ts';
import { t } from '#web/kit/texts.ts';
import { keepMatching } from '../local-pictures.ts';
import styles from './job-gallery.module.css';

interface LocalChoiceProps {
  jobId: string;
  list: readonly JobItem[];
  onMatched: () => void;
}

/** Lets the user choose the pictures of a job on this device, since the portal has deleted them. */
export const LocalChoice = ({ jobId, list, onMatched }: LocalChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  const match = (files: FileList | null) => {
    keepMatching(
      jobId,
      list.map(({ name }) => name),
      Array.from(files ?? []),
    );
    onMatched();
  };
  return (
    <div className={styles.local}>
      <p>{t('batchJobs.job.local')}</p>
      <button type="button" className="button button-plain" onClick={() => input.current?.click()}>
        {t('batchJobs.job.local.choose')}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('batchJobs.job.local.choose')}
        onChange={({ target }) => match(target.files)}
      />
    </div>
  );
};
