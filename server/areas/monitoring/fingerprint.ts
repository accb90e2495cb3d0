import { createHash } from 'node:crypto';

/** The hash that the build puts into the name of a file. */
const FILE_HASH = /-[\w-]{8}(?=\.(?:js|mjs|css)\b)/g;

/** Returns the text without what differs each time: numbers, also hexadecimal ones. */
export const withoutNumbers = (text: string): string =>
  text.replace(/\b0x[0-9a-f]+\b|\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b|\d+(?:\.\d+)?/gi, '#');

/** Returns a frame without place in the file and without hash, so that it is the same in every release. */
const stableFrame = (frame: string): string => frame.replace(FILE_HASH, '').replace(/(?::\d+){1,2}$/, '');

interface Cause {
  type: string;
  name: string;
  message: string;
  frames: readonly string[];
}

/** Returns the same for errors of the same cause: type, message without numbers, and the innermost frame. */
export const fingerprintOf = ({ type, name, message, frames }: Cause): string =>
  createHash('sha256')
    .update([type, name, withoutNumbers(message.replace(FILE_HASH, '')), stableFrame(frames[0] ?? '')].join('\n'))
    .digest('hex')
    .slice(0, 32);
