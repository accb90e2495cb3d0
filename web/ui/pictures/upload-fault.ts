import { NO_MORE, WRONG_PICTURE } from '#contract/errors/portal.ts';
import { messageOf } from '#contract/errors/vocabulary.ts';
import { RECENT_DAYS, RECENT_MAXIMUM_BYTES, UNATTACHED_MAXIMUM } from '#contract/files/limits.ts';
import type { CallFailure } from '#web/page.ts';
import { t } from '#web/texts.ts';

/** Why a picture was not uploaded, in a sentence. */
export interface UploadFault {
  message: string;
  /** The same picture may be taken another time. */
  canRetry: boolean;
}

const M = 1_048_576;

type Failure = Partial<CallFailure> & { data?: { field?: unknown } | null };

const noRoom = (field: unknown) =>
  field === 'unattached'
    ? t('files.upload.tooManyUnused', { most: UNATTACHED_MAXIMUM })
    : t('files.upload.noRoom', { days: RECENT_DAYS, most: RECENT_MAXIMUM_BYTES / M });

/** The upload-failure message, of a picture that will never be taken. */
export const notTaken = (): UploadFault => ({ message: messageOf('ability', WRONG_PICTURE), canRetry: false });

export const uploadFaultOf = (error: unknown): UploadFault => {
  const { code, status, data } = error as Failure;
  if (code === WRONG_PICTURE || status === 413) return notTaken();
  if (code === NO_MORE) return { message: noRoom(data?.field), canRetry: true };
  return { message: (error as Error).message, canRetry: true };
};
