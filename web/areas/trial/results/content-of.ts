import type { Found, Target, TextLine } from '#contract/trial/recognition.ts';
import { boxOf } from '../overlay/boxes.ts';

/** Engines round boxes and outlines. */
const APART_PX = 2;

/** Returns the text that was read from a target itself, as from a code: its outline fills the target's box. */
export const contentOf = ({ texts }: Found, { box, whole }: Target): string | undefined => {
  const fills = (polygon: TextLine['polygon']) =>
    polygon.length > 2 && boxOf(polygon).every((side, at) => Math.abs(side - (box[at] as number)) <= APART_PX);
  return whole ? undefined : texts.find((line) => !line.whole && fills(line.polygon))?.text;
};
