import * as z from 'zod/mini';
import { line, lines } from '../kit/readable-text.ts';
import { text } from '../kit/text.ts';
import { messageLinkPattern } from './message-link.ts';
import { CONTENT_MAXIMUM, LINK_MAXIMUM, TITLE_MAXIMUM } from './limits.ts';

export const messageTitle = line(TITLE_MAXIMUM);
/** Plain text with line breaks. */
export const messageContent = lines(CONTENT_MAXIMUM);
export const messageLink = text(LINK_MAXIMUM, 1).check(
  z.regex(messageLinkPattern, { error: 'is no path of ours like /account/sheets' }),
);
