import { networkMessage, TIMEOUT_CODE } from '#contract/kit/errors/no-answer.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { MODEL_DOWNLOAD_PATH } from '#contract/trial/model-download.ts';
import { readToken } from '#web/kit/session/token.ts';
import { openLogin } from '#web/kit/shell/require-login.ts';
import { downloadBlob } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Downloads a model with the session's token, which a link would not send. */
export const downloadModel = async (abilityNo: number, chipId: number): Promise<void> => {
  const token = readToken();
  if (token === undefined) {
    openLogin();
    return;
  }
  try {
    const answer = await fetch(`${MODEL_DOWNLOAD_PATH}?abilityNo=${abilityNo}&chipId=${chipId}`, {
      headers: { token },
    });
    if (answer.status === 401) openLogin();
    else if ((answer.headers.get('content-type') ?? '').startsWith('application/zip')) {
      const name = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      downloadBlob(name ?? `model-${abilityNo}-${chipId}.zip`, await answer.blob());
    } else {
      const { code = TIMEOUT_CODE } = (await answer.json()) as { code?: string };
      showNotice(messageOf('ability', code), 'danger');
    }
  } catch {
    showNotice(networkMessage, 'danger');
  }
};
