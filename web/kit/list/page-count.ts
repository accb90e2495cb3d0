export interface Counted {
  pageNo: number;
  pageSize: number;
  total: number;
  /** There are more rows than `total`. */
  more?: boolean | undefined;
  /** The number of rows on the shown page. */
  rows: number;
  /** The last page that the list can show. */
  maximum?: number;
}

/**
 * Returns the number of pages that are known to exist, and whether more pages may follow. A list
 * whose total is bounded continues as long as its pages are full.
 */
export const pageCountOf = ({ pageNo, pageSize, total, more, rows, maximum = Infinity }: Counted) => {
  const counted = Math.ceil(total / pageSize);
  if (!more) return { pages: counted, goesOn: false };
  const known = Math.min(Math.max(counted, rows > 0 ? pageNo : 1), maximum);
  const isFull = pageNo < counted || rows === pageSize;
  return { pages: known, goesOn: isFull && known < maximum };
};
