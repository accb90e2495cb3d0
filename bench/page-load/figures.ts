/** What a browser has told of a page's load; times in milliseconds since the navigation began. */
export interface Seen {
  firstPaint: number;
  /** Each larger than the one before. */
  largestPaints: number[];
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  layoutShifts: number[];
}

export interface LoadFigures {
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

/** So long a task may keep a visitor waiting unnoticed. */
const UNNOTICED_MS = 50;

/** The figures of one load; throws where nothing was painted. Blocking time is that after the first paint. */
export const figuresOf = ({ firstPaint, largestPaints, longTasks, layoutShifts }: Seen): LoadFigures => {
  const largestPaint = largestPaints.at(-1);
  if (largestPaint === undefined) throw new Error('the browser painted nothing');
  const blocked = longTasks.map(({ start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return Math.max(0, after - UNNOTICED_MS);
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { largestPaint, blockingTime: sum(blocked), layoutShift: sum(layoutShifts) };
};
