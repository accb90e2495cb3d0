import { createHash } from 'node:crypto';

/** The properties of a picture that its variants depend on. */
interface Shown {
  sha256: string;
  focusX: number;
  focusY: number;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const VERSION_LENGTH = 16;

/** Returns the version in the addresses of variants. It never comes back with other bytes, not even after a restore. */
export const versionOf = ({ sha256, focusX, focusY }: Shown): string =>
  sha256Of(Buffer.from(`${sha256} ${focusX} ${focusY}`)).slice(0, VERSION_LENGTH);
