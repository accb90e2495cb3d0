import { path, rectangles } from '../shape.ts';

/** A pavement and the road along it, going down to the right along a row of houses. */
export function pavementAslant(): string {
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) +
    path('M480 211L1440 367V360H480Z', { fill: 'near' }) +
    path('M480 232L1240 356V360H480Z', { fill: 'mid' }) +
    path('M480 250L1160 360H480Z', { fill: 'far' })
  );
}
