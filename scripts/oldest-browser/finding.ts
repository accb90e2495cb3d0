/** A feature in a built file that Chrome 73 lacks, and the Chrome version that introduced it. */
export interface Finding {
  what: string;
  since: number;
  /** The surrounding code. */
  code: string;
}

const AROUND = 60;

/** Returns the code around a place as one short line. */
export const excerpt = (code: string, start: number, end: number): string =>
  code.slice(Math.max(0, start - AROUND), Math.min(code.length, end + AROUND)).replace(/\s+/g, ' ');
