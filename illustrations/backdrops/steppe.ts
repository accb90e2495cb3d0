import { path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';
import { tufts } from './tufts.ts';

function yurt(x: number, foot: number, size: number): string {
  const u = (value: number) => value * size;
  return (
    path(`M${x - u(44)} ${foot}V${foot - u(34)}Q${x} ${foot - u(84)} ${x + u(44)} ${foot - u(34)}V${foot}Z`, {
      fill: 'paper',
    }) +
    path(`M${x - u(46)} ${foot - u(34)}H${x + u(46)}M${x - u(44)} ${foot - u(17)}H${x + u(44)}`, {
      stroke: 'near',
      width: u(5),
    }) +
    rectangles([[x - u(9), foot - u(28), u(18), u(28)]], { fill: 'line' }) +
    path(`M${x - u(9)} ${foot - u(62)}q${u(9)} ${u(-9)} ${u(18)} 0z`, { fill: 'metal' })
  );
}

/** A wide steppe: long ridges, a winding stream, yurts and clouds; the ground starts at `horizon`. */
export function steppe(horizon = 176): string {
  const clouds =
    'M520 74q4 -26 34 -22q18 -28 48 -10q30 -8 34 22q18 2 16 12h-136q-4 -2 4 -2zM1180 52q4 -20 28 -18q16 -20 40 -6q26 -4 28 18q12 2 12 8h-108zM150 60q4 -20 28 -18q16 -20 40 -6q26 -4 28 18q12 2 12 8h-108z';
  const stream = `M610 ${horizon}C700 ${horizon + 14} 560 ${horizon + 30} 680 ${horizon + 54}S860 ${horizon + 84} 700 ${horizon + 130}S640 340 700 370H560C520 330 620 ${horizon + 120} 640 ${horizon + 100}S640 ${horizon + 70} 560 ${horizon + 44}S620 ${horizon + 12} 590 ${horizon}Z`;
  const grass = Array.from(
    { length: 13 },
    (_, i) => [60 + i * 112, horizon + 60 + ((i * 53) % Math.max(40, 310 - horizon))] as const,
  ).filter(([x]) => x < 520 || x > 780);
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'sky' }) +
    path(clouds, { fill: 'paper', opacity: 0.8 }) +
    hills(horizon, 60, 'far', -120) +
    rectangles([[0, horizon, 1440, 360 - horizon]], { fill: 'mid' }) +
    path(`M0 ${horizon}Q400 ${horizon - 22} 800 ${horizon + 6}T1440 ${horizon - 8}V${horizon + 24}H0Z`, {
      fill: 'mid',
    }) +
    path(stream, { fill: 'far' }) +
    yurt(1276, horizon + 26, 0.9) +
    yurt(1372, horizon + 18, 0.66) +
    yurt(300, horizon + 20, 0.6) +
    tufts(grass)
  );
}
