/** Tolerance in CSS pixels: at a zoom other than 100 % positions are fractions. */
export const END_TOLERANCE = 2;

/** Whether a text's end, at `end` from the window's top, is visible in every box that clips it at its lower edge. */
export const isEndInView = (end: number, lowerEdges: readonly number[]): boolean =>
  lowerEdges.every((edge) => end - edge <= END_TOLERANCE);

/** Returns the lower edge of the element's content area, without borders and scrollbars. */
export const lowerEdgeOf = (element: Element): number =>
  element.getBoundingClientRect().top + element.clientTop + element.clientHeight;
