import type { OrientedBox } from '../../text/oriented-box.ts';
import type { Paper } from './papers.ts';

/** Of the paper on which they lie, what each and all documents cover at least; codes and small frames are none. */
const EACH = 0.03;
const TOGETHER = 0.2;

const areaOf = ({ width, height }: OrientedBox) => width * height;

/**
 * The documents that lie on a paper, if they are several: the rectangles on it, where they cover much of it. One rectangle
 * may as well be the frame of a single document's table.
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
