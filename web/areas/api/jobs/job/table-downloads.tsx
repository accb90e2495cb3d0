import { Download } from 'lucide-react';
import { getBatchTable } from '#contract/api/job-calls.ts';
import { readToken } from '#web/kit/session/token.ts';
import { t } from '#web/kit/texts.ts';
import { downloadBlob } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Downloads a table of a job. The session's token is a header, so a link would not do. */
const download = async (jobId: string, title: string, format: 'csv' | 'xlsx') => {
  try {
    const query = new URLSearchParams({ jobId, format });
    const response = await fetch(`${getBatchTable.path}?${query}`, { headers: { token: readToken() ?? '' } });
    if (!response.ok || response.headers.get('content-type')?.includes('json')) throw new Error('no table');
    downloadBlob(`${title || t('batchJobs.untitled')}.${format}`, await response.blob());
  } catch {
    showNotice(t('batchJobs.job.downloadFailed'), 'danger');
  }
};

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
