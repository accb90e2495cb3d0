import type { AnyCall } from '#contract/kit/call.ts';
import { getDownloads, MODEL_DOWNLOAD_PATH } from '#contract/trial/model-download.ts';
import { downloadAnswer } from '#web/kit/download-answer.ts';
import { readToken } from '#web/kit/session/token.ts';
import { openLogin } from '#web/kit/shell/require-login.ts';

/** A download is no call of the API. This is what the session and the address need of it. */
const download: AnyCall = {
  ...getDownloads,
  name: 'models.download',
  path: MODEL_DOWNLOAD_PATH,
  access: 'user',
  cacheable: false,
  files: ['application/zip'],
};

/** Downloads the model of an ability for a chip. */
export const downloadModel = async (abilityNo: number, chipId: number): Promise<void> => {
  if (readToken() === undefined) {
    openLogin();
    return;
  }
  await downloadAnswer(download, { abilityNo, chipId }, `model-${abilityNo}-${chipId}.zip`);
};
