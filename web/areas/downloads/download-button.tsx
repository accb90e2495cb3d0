import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Audience } from '#contract/downloads/access.ts';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Wanted } from './start-download.ts';

interface DownloadButtonProps extends Wanted {
  title: string;
  version: string;
  audience: Audience;
  className?: string;
  label?: string;
}

/** Verifies and downloads a version. The script for it is loaded at the press. */
export const DownloadButton = ({
  uuid,
  versionId,
  title,
  version,
  audience,
  className = 'button button-primary',
  label,
}: DownloadButtonProps) => {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      await (await import('./start-download.ts')).startDownload({ uuid, versionId });
    } catch {
      showNotice(t('downloads.download.failed'), 'danger');
    } finally {
      setRunning(false);
    }
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={
        label === undefined ? t('downloads.download.of', { title, version }) : `${label}：${title} ${version}`
      }
      aria-busy={isRunning}
      onClick={() => {
        if (isRunning) return;
        if (audience === 'everybody') void run();
        else requireLogin(() => void run(), '');
      }}
    >
      <Download size={16} aria-hidden="true" />
      {label ?? t('downloads.download')}
    </button>
  );
};
