import { randomBytes } from 'node:crypto';

/** Returns a random id, which reveals neither the number of files nor their time. An id alone grants no access. */
export const newFileId = (): string => randomBytes(16).toString('base64url');
