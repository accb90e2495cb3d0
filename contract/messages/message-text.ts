import * as z from 'zod/mini';
import { line, lines } from '../readable-text.ts';
import { text } from '../text.ts';
import { CONTENT_MAXIMUM, LINK_MAXIMUM, TITLE_MAXIMUM } from './limits.ts';

/** A path of ours, which no browser reads as an address of others. */
// oxlint-disable-next-line no-control-regex -- these are what it refuses
export const messageLinkPattern = /^\/([^/\\\s\u0000-\u001f\u007f-\u009f][^\\\s\u0000-\u001f\u007f-\u009f]*)?$/;

export const messageTitle = line(TITLE_MAXIMUM);
/** Plain text with line breaks. */
export const messageContent = lines(CONTENT_MAXIMUM);
export const messageLink = text(LINK_MAXIMUM, 1).check(
  z.regex(messageLinkPattern, { error: 'is no path of ours like /account/sheets' }),
);
