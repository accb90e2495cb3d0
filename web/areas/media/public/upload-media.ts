import type { AnswerOf } from '#contract/kit/call.ts';
import { WRONG_PICTURE } from '#contract/kit/errors/portal.ts';
import { uploadMedia as uploadCall } from '#contract/media/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { sendWithProgress } from '#web/kit/ui/pictures/send-with-progress.ts';
import { toSentPicture } from './to-sent-picture.ts';

interface UploadOptions {
  /** Gets the part that is sent, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Returns the sentence for a picture that was not taken. */
export const uploadError = (error: unknown): string => {
  const { code, message } = error as Partial<CallFailure> & { message: string };
  return code === WRONG_PICTURE ? t('media.upload.broken') : message;
};

/** Adds a picture to the library. Throws an error with a sentence for the operator. */
export const uploadAsset = async (
  file: File,
  { onProgress = () => {}, signal }: UploadOptions = {},
): Promise<AnswerOf<typeof uploadCall>> => {
  const picture = await toSentPicture(file);
  try {
    return await makeCall(uploadCall, {}, { file: picture, signal, send: sendWithProgress(onProgress) });
  } catch (error) {
    throw Object.assign(new Error(uploadError(error), { cause: error }), {
      code: (error as Partial<CallFailure>).code,
    });
  }
};

/**
 * Adds a picture to the library and returns its address, which stays the same when the picture is replaced. Throws an
 * error with a sentence for the operator.
 */
export const uploadMedia = async (
  file: File,
  onProgress?: (sent: number) => void,
): Promise<{ address: string; alt: string; width: number; height: number }> => {
  const { address, alt, width, height } = await uploadAsset(file, { onProgress });
  return { address, alt, width, height };
};
