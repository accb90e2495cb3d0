import type { OrientedBox } from '../../text/oriented-box.ts';
import type { Paper } from './papers.ts';

/** The minimum share of their paper that each and all documents cover; codes and small frames cover less. */
const EACH = 0.03;
const TOGETHER = 0.2;

const areaOf = ({ width, height }: OrientedBox) => width * height;

/**
 * The documents on a paper, if there are several: the rectangles on it, if they cover much of it. A single rectangle
 * may also be the frame of a document's table.
 */
export const documentsOn = ({ box, parts }: Paper): OrientedBox[] => {
  const large = parts.filter((part) => areaOf(part.box) >= areaOf(box) * EACH);
  const covered = large.reduce((sum, part) => sum + areaOf(part.box), 0);
  const [only] = large;
  if (only && large.length === 1) return documentsOn(only);
  if (covered < areaOf(box) * TOGETHER) return [];
  return large.flatMap((part) => {
    const within = documentsOn(part);
    return within.length > 1 ? within : [part.box];
  });
};
