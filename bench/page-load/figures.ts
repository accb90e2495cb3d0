/** What a browser reports about the load of a page; times in milliseconds since the start of the navigation. */
export interface Seen {
  firstPaint: number;
  /** Each is larger than the one before. */
  largestPaints: number[];
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  layoutShifts: number[];
}

export interface LoadFigures {
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** Sent until the page was quiet, the page's own included. */
  requests: number;
}

/** A task of at most this duration does not delay a visitor noticeably. */
const UNNOTICED_MS = 50;

/** Returns the figures of one load. Throws if nothing was painted. Blocking time counts only after the first paint. */
export const figuresOf = ({
  firstPaint,
  largestPaints,
  longTasks,
  layoutShifts,
}: Seen): Omit<LoadFigures, 'requests'> => {
  const largestPaint = largestPaints.at(-1);
  if (largestPaint === undefined) throw new Error('the browser painted nothing');
  const blocked = longTasks.map(({ start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return Math.max(0, after - UNNOTICED_MS);
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { largestPaint, blockingTime: sum(blocked), layoutShift: sum(layoutShifts) };
};
