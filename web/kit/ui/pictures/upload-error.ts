import { NO_MORE, WRONG_PICTURE } from '#contract/kit/errors/portal.ts';
import {
  PICTURE_MAXIMUM_PIXELS,
  RECENT_DAYS,
  RECENT_MAXIMUM_BYTES,
  UNATTACHED_MAXIMUM,
} from '#contract/files/limits.ts';
import { fileUses, type FileUse } from '#contract/files/uses.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import type { PictureError } from './check-picture.ts';

/** The reason why a picture was not uploaded, in a sentence. */
export interface UploadError {
  message: string;
  /** Whether a retry of the same picture may succeed. */
  canRetry: boolean;
}

const M = 1_048_576;
const TEN_THOUSAND = 10_000;

type Failure = Partial<CallFailure> & { data?: { field?: unknown } | null };

/** Returns the limits for one picture of a use. */
export const limitsText = (use: FileUse) => t('files.upload.limits', { size: fileUses[use].maximumBytes / M });

/** The limits for a picture of an account, which the browser crops and shrinks before it is sent. */
export const avatarLimitsText = () => t('files.upload.limitsAvatar', { size: fileUses.avatar.maximumBytes / M });

const noRoom = (field: unknown) =>
  field === 'unattached'
    ? t('files.upload.tooManyUnused', { most: UNATTACHED_MAXIMUM })
    : t('files.upload.noRoom', { days: RECENT_DAYS, most: RECENT_MAXIMUM_BYTES / M });

/** Returns the error of a picture that no retry would help. */
export const notTaken = (kind: PictureError, limits: string): UploadError => ({
  message: t(`files.upload.${kind}`, { limits }),
  canRetry: false,
});

/** Returns the message for a picture that cannot be decoded. Its first bytes look valid. */
export const brokenText = () => t('files.upload.broken', { most: PICTURE_MAXIMUM_PIXELS / TEN_THOUSAND });

export const uploadErrorOf = (error: unknown, use: FileUse): UploadError => {
  const { code, status, data } = error as Failure;
  if (status === 413) return notTaken('tooLarge', limitsText(use));
  if (code === WRONG_PICTURE) return { message: brokenText(), canRetry: false };
  if (code === NO_MORE) return { message: noRoom(data?.field), canRetry: true };
  // No call failed: the browser can no longer read the file, and its own message is not in Chinese.
  if (typeof code !== 'string') return { message: t('files.upload.unreadable'), canRetry: false };
  return { message: (error as Error).message, canRetry: true };
};
