import { countDownload, verifyDownload } from '#contract/downloads/calls.ts';
import { CERTIFIED_ONLY } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { openLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { countView } from '#web/kit/views/count-view.ts';
import { downloadInFrame } from './frame-download.ts';

export interface Wanted {
  uuid: string;
  versionId: string;
}

/** Shows why a download is not allowed. */
export const showCallError = (error: unknown): void => {
  const { code, status, message } = error as CallFailure & Error;
  if (status === 401) openLogin();
  else if (code === CERTIFIED_ONLY)
    showNotice(message, 'danger', { text: t('downloads.download.certify'), href: '/account/account' });
  else showNotice(message, 'danger');
};

/** Verifies a download, begins it and counts it. */
export const startDownload = async (wanted: Wanted): Promise<void> => {
  try {
    const { url } = await makeCall(verifyDownload, { ...wanted });
    downloadInFrame(url, () => showNotice(t('downloads.download.failed'), 'danger'));
    showNotice(t('downloads.download.started'), 'success');
    void countView(countDownload, { ...wanted }, new AbortController());
  } catch (error) {
    showCallError(error);
  }
};
