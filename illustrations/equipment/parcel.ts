import { parcelSide } from './parcel-side.ts';
import { path, placed, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A parcel from above at an angle: its front is `width` by `height` with (0, 0) in the middle below, its lid taped. */
export function parcel(place: Place, width: number, height: number, depth = width * 0.4): string {
  const [left, right, rise] = [-width / 2, width / 2, depth * 0.5];
  return placed(
    path(`M${left} ${-height}L${left + depth} ${-height - rise}H${right + depth}L${right} ${-height}Z`, {
      fill: 'skin',
    }) +
      path(`M${left} ${-height}L${left + depth} ${-height - rise}H${right + depth}L${right} ${-height}Z`, {
        fill: 'paper',
        opacity: 0.2,
      }) +
      path(`M${right} 0V${-height}L${right + depth} ${-height - rise}V${-rise}Z`, { fill: 'skin' }) +
      path(`M${right} 0V${-height}L${right + depth} ${-height - rise}V${-rise}Z`, { fill: 'figure', opacity: 0.32 }) +
      path(`M-8 ${-height}L${depth - 8} ${-height - rise}H${depth + 8}L8 ${-height}V${-height + 24}H-8Z`, {
        fill: 'paper',
        opacity: 0.5,
      }) +
      placed(parcelSide(width, height, false), { y: -height / 2 }) +
      rectangles([[-8, -height, 16, 24]], { fill: 'paper', opacity: 0.5 }),
    place,
  );
}
