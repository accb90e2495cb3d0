import { rectangle } from '../shape.ts';
import { around } from './around.ts';
import { box, type Finding } from './box.ts';

/** One thing of a group: how it is drawn and what was found in it; `margin` is the room its box leaves. */
export type GroupMember = { drawn: string; finding?: Finding; margin?: number };

/** Things that may overlap, each with a box around it: all tints lie below, all boxes and labels on top. */
export function markedGroup(members: readonly GroupMember[]): string {
  const areas = members.map(({ drawn, margin }) => around(drawn, margin));
  const tints = members.map(({ finding }, index) => {
    const area = areas[index];
    if (!finding || !area) return '';
    return rectangle(area.x, area.y, area.width, area.height, { fill: finding.tone ?? 'accent', opacity: 0.14 });
  });
  const boxes = members.map(({ finding }, index) => {
    const area = areas[index];
    return finding && area ? box(area, finding) : '';
  });
  return tints.join('') + members.map(({ drawn }) => drawn).join('') + boxes.join('');
}
