import { randomBytes } from 'node:crypto';

/** An id is not a right: it opens nothing by itself. It is random so that it tells neither how many there are nor when. */
export const newFileId = (): string => randomBytes(16).toString('base64url');
