import { messageOf, type PortalErrorCode } from '#contract/errors/vocabulary.ts';
import type { CallFailure } from '#web/page.ts';
import { t } from '#web/texts.ts';

/** Why a picture was not uploaded, in a sentence. */
export interface UploadFault {
  message: string;
  /** The same picture may be taken another time. */
  canRetry: boolean;
}

const REFUSED = 'PTL0005' satisfies PortalErrorCode;
const NO_ROOM = 'PTL0003' satisfies PortalErrorCode;

/** The upload-failure message, of a picture that will never be taken. */
export const notTaken = (): UploadFault => ({ message: messageOf('ability', REFUSED), canRetry: false });

export const uploadFaultOf = (error: unknown): UploadFault => {
  const { code, status } = error as Partial<CallFailure>;
  if (code === REFUSED || status === 413) return notTaken();
  if (code === NO_ROOM) return { message: t('files.upload.noRoom'), canRetry: true };
  return { message: (error as Error).message, canRetry: true };
};
