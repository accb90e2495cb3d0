/** Something in a built file that Chrome 73 lacks, and the Chrome that brought it. */
export interface Fault {
  what: string;
  since: number;
  /** The place: the code around it. */
  code: string;
}

const AROUND = 60;

/** Cuts the code around `start` to one short line. */
export const excerpt = (code: string, start: number, end: number): string =>
  code.slice(Math.max(0, start - AROUND), Math.min(code.length, end + AROUND)).replace(/\s+/g, ' ');
