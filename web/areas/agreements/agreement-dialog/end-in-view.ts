/** CSS pixels by which a place at the end may miss it: at a zoom other than 100 % positions are fractions. */
export const END_TOLERANCE = 2;

/** Whether a text's end, at `end` from the window's top, lies in every box that cuts the text off at its lower edge. */
export const isEndInView = (end: number, lowerEdges: readonly number[]): boolean =>
  lowerEdges.every((edge) => end - edge <= END_TOLERANCE);

/** Lower edge of what of an element shows its content: borders and scrollbars do not. */
export const lowerEdgeOf = (element: Element): number =>
  element.getBoundingClientRect().top + element.clientTop + element.clientHeight;
