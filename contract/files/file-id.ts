import * as z from 'zod/mini';
import { text } from '../kit/text.ts';

/** 16 random bytes in base64url. */
export const fileIdPattern = /^[A-Za-z0-9_-]{22}$/;

export const fileId = text(22).check(z.regex(fileIdPattern, { error: 'is no id of a file' }));
