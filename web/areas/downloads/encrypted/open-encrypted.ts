import { getDecryptionKey, verifyDownload } from '#contract/downloads/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { showCallError } from '../start-download.ts';
import { type Decrypted, decryptFile } from './decrypt.ts';

/** Gets the key and the file of a version, and decrypts it. If that is not allowed, shows why and returns undefined. */
export const openEncrypted = async (
  uuid: string,
  versionId: string,
): Promise<(Decrypted & { isOld: boolean }) | undefined> => {
  try {
    const encryption = await makeCall(getDecryptionKey, { uuid });
    const { url } = await makeCall(verifyDownload, { uuid, versionId });
    return { ...(await decryptFile(url, encryption)), isOld: encryption.format === 'aes-ecb' };
  } catch (error) {
    showCallError(error);
    return undefined;
  }
};
