import { Download } from 'lucide-react';
import { getBatchTable } from '#contract/api/job-calls.ts';
import { downloadAnswer } from '#web/kit/download-answer.ts';
import { t } from '#web/kit/texts.ts';

const download = (jobId: string, title: string, format: 'csv' | 'xlsx') =>
  downloadAnswer(getBatchTable, { jobId, format }, `${title || t('batchJobs.untitled')}.${format}`);

/** The buttons for the tables of a job. */
export const TableDownloads = ({ jobId, title }: { jobId: string; title: string }) => (
  <>
    {(['csv', 'xlsx'] as const).map((format) => (
      <button
        key={format}
        type="button"
        className="button button-plain"
        onClick={() => void download(jobId, title, format)}
      >
        <Download size={16} aria-hidden="true" />
        {t(`batchJobs.job.${format}`)}
      </button>
    ))}
  </>
);
