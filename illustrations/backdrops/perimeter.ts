import { circle, lines, path, rectangles } from '../shape.ts';
import { bulletCamera } from '../equipment/bullet-camera.ts';
import { outdoors } from './room.ts';

/** A perimeter wall with a fence on it, plant behind and a camera mast. */
export function perimeter(): string {
  const plant =
    rectangles(
      [
        [520, 118, 150, 110],
        [690, 90, 60, 138],
        [1090, 110, 190, 118],
        [1300, 70, 46, 158],
      ],
      { fill: 'far' },
    ) + path('M520 118l50 -30v30l50 -30v30l50 -30v30z', { fill: 'far' });
  const wall =
    rectangles([[0, 186, 1440, 86]], { fill: 'mid' }) +
    rectangles([[0, 182, 1440, 8]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 10 }, (_, i) => [i * 160 - 7, 178, 14, 94] as const),
      { fill: 'near' },
    );
  const fence =
    lines(
      [
        [0, 136, 1440, 136],
        [0, 152, 1440, 152],
        [0, 168, 1440, 168],
      ],
      { stroke: 'line', width: 1.6 },
    ) +
    lines(
      Array.from({ length: 10 }, (_, i) => [i * 160, 182, i * 160 + 8, 126] as const),
      { stroke: 'line', width: 4 },
    );
  const mast =
    rectangles([[1166, 40, 10, 232]], { fill: 'line' }) + bulletCamera({ x: 1166, y: 30, scale: 0.62, mirrored: true });
  const sign =
    path('M1256 202L1283 248H1229Z', { fill: 'safety', stroke: 'screen', width: 5 }) +
    path('M1256 218V232', { stroke: 'screen', width: 4.5 }) +
    circle(1256, 240, 2.6, { fill: 'screen' });
  return (
    outdoors('mid') +
    plant +
    wall +
    fence +
    sign +
    mast +
    rectangles([[0, 272, 1440, 10]], { fill: 'near', opacity: 0.6 })
  );
}
