import { circle, ellipse, lines, path, rectangle, rectangles } from '../shape.ts';

/** Inside a lift, seen from the camera at the rear of its ceiling: the floor, panelled walls with handrails, the open door to the landing. */
export function liftCabin(): string {
  const outside = rectangles([[0, 0, 1440, 360]], { fill: 'far' });
  const shaft = path('M596 0H1324L1364 360H556Z', { fill: 'near' });
  const walls =
    path('M612 0L772 14V226L596 360Z', { fill: 'mid' }) +
    path('M1308 0L1148 14V226L1324 360Z', { fill: 'mid' }) +
    lines(
      [
        [664, 5, 652, 318],
        [720, 10, 714, 270],
        [1256, 5, 1268, 318],
        [1200, 10, 1206, 270],
      ],
      { stroke: 'near', width: 3 },
    );
  const floor =
    path('M596 360L772 226H1148L1324 360Z', { fill: 'near' }) +
    path('M648 360L796 246H1124L1272 360Z', { fill: 'mid' });
  const landing =
    rectangles([[772, 14, 376, 212]], { fill: 'sky' }) +
    path('M772 226V176H1148V226Z', { fill: 'far' }) +
    rectangle(830, 40, 84, 136, { fill: 'near' }, 2) +
    rectangle(838, 48, 68, 128, { fill: 'cloth-2', opacity: 0.6 }) +
    rectangle(1012, 62, 80, 54, { fill: 'far', stroke: 'near', width: 4 }, 2);
  const doors =
    rectangles(
      [
        [772, 14, 42, 212],
        [1106, 14, 42, 212],
      ],
      { fill: 'metal' },
    ) + path('M768 226V10H1152V226', { stroke: 'line', width: 9 });
  const rails = path('M610 236L762 152M1310 236L1158 152', { stroke: 'line', width: 8 });
  const panel =
    path('M1176 92L1234 84V196L1176 178Z', { fill: 'line' }) +
    path('M1184 104L1226 99V116L1184 118Z', { fill: 'screen' }) +
    [130, 146, 162]
      .map((y) => circle(1194, y, 4.6, { fill: 'paper' }) + circle(1214, y + 2, 4.6, { fill: 'paper' }))
      .join('');
  const mat = ellipse(960, 318, 190, 22, { fill: 'line', opacity: 0.25 });
  return outside + shaft + landing + walls + floor + mat + doors + rails + panel;
}
