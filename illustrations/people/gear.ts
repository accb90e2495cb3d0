import { circle, lines, type Point, path, polygon, rectangle } from '../shape.ts';
import { inside } from './inside.ts';
import type { Outfit } from './outfit.ts';
import type { Pose } from './pose.ts';

/** What is worn over the trunk for a trade: a cook's jacket, a miner's bands and canister, a climber's harness. */
export function gear(pose: Pose, outfit: Outfit): string {
  return pose.facing.view === 'front' ? frontGear(outfit) : sideGear(pose, outfit);
}

function frontGear(outfit: Outfit): string {
  let drawn = '';
  if (outfit.over === 'chef-jacket') {
    drawn +=
      path('M-17 -164H17V-106H-17Z', { fill: outfit.top ?? 'paper' }) +
      path('M-9 -183L0 -170L-11 -152V-112M9 -183L0 -170', { stroke: 'near', width: 1.4 }) +
      path('M-9 -184Q0 -174 9 -184L11 -178L3 -171L6 -160L0 -164L-6 -160L-3 -171L-11 -178Z', { fill: 'cloth' }) +
      [-148, -136, -124]
        .map((y) => circle(-6, y, 1.5, { fill: 'line' }) + circle(6, y, 1.5, { fill: 'line' }))
        .join('') +
      path('M-20.5 -112H20.5L23 -62Q0 -57 -23 -62Z', { fill: 'cloth-2' }) +
      path('M-20.5 -112H20.5V-108H-20.5Z', { fill: 'figure', opacity: 0.3 });
  }
  if (outfit.bands) {
    drawn +=
      path('M-23 -150H23L21.6 -143H-21.6ZM-20 -124H20V-117H-19.7Z', { fill: 'safety' }) +
      path('M-22.6 -148H22.6L22 -145.4H-22ZM-20 -122H20V-119.4H-19.8Z', { fill: 'paper' });
  }
  if (outfit.selfRescuer) {
    drawn +=
      path('M-20.3 -112H20.3V-105H-20.5Z', { fill: 'screen' }) +
      rectangle(5, -116, 14, 27, { fill: 'metal', stroke: 'screen', width: 1 }, 4) +
      path('M5 -108H19V-104H5Z', { fill: 'warn' }) +
      path('M9 -116V-89M15 -116V-89', { stroke: 'screen', width: 1.4 });
  }
  if (outfit.harness) {
    drawn +=
      path('M-14 -180L-13 -112M14 -180L13 -112M-14 -152H14', { stroke: 'figure', width: 6 }) +
      path('M-14 -180L-13 -112M14 -180L13 -112M-14 -152H14', { stroke: 'safety', width: 4 }) +
      path('M-20.3 -114H20.3V-106H-20.5Z', { fill: 'safety', stroke: 'figure', width: 1 }) +
      path('M-20 -98Q-11 -86 -3 -98M20 -98Q11 -86 3 -98', { stroke: 'safety', width: 4.4 }) +
      circle(0, -152, 3.4, { fill: 'paper', stroke: 'figure', width: 1.6 }) +
      rectangle(-4, -115, 8, 10, { fill: 'metal' }, 1);
  }
  return drawn;
}

function sideGear(pose: Pose, outfit: Outfit): string {
  const at = (down: number, across: number) => inside(pose, down, across);
  const band = (from: number, to: number) => [
    at(from, 0),
    at(from, 0.5),
    at(from, 1),
    at(to, 1),
    at(to, 0.5),
    at(to, 0),
  ];
  let drawn = '';
  if (outfit.over === 'chef-jacket') {
    drawn +=
      polygon([at(0, 0.1), at(0, 1), at(0.08, 1.02), at(0.16, 0.92), at(0.1, 0.5)], { fill: 'cloth' }) +
      [0.36, 0.5, 0.64].map((down) => circle(...at(down, 0.82), 1.5, { fill: 'line' })).join('') +
      polygon(band(0.9, 0.95), { fill: 'cloth-2' });
  }
  if (outfit.bands) {
    for (const down of [0.42, 0.76]) {
      drawn += polygon(band(down, down + 0.09), { fill: 'safety' });
      drawn += polygon(band(down + 0.025, down + 0.062), { fill: 'paper' });
    }
  }
  if (outfit.selfRescuer) {
    const [x, y] = at(0.95, 0.3);
    drawn +=
      polygon(band(0.9, 0.98), { fill: 'screen' }) +
      rectangle(x - 9, y - 9, 15, 27, { fill: 'metal', stroke: 'screen', width: 1 }, 4) +
      path(`M${x - 9} ${y - 1}h15v4h-15z`, { fill: 'warn' });
  }
  if (outfit.harness) {
    const strap = (across: number, until: number) => {
      const points = [0.06, 0.3, 0.6, 0.92].map((down) => at(down, across + (until - across) * down));
      return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
    };
    const { hip, knee } = pose.near.leg ?? { hip: at(1, 0.5), knee: at(1, 0.5) };
    const thigh: Point = [hip[0] + (knee[0] - hip[0]) * 0.28, hip[1] + (knee[1] - hip[1]) * 0.28];
    const across: Point = [(hip[1] - knee[1]) * 0.18, (knee[0] - hip[0]) * 0.18];
    const [ringX, ringY] = at(0.22, 0.02);
    drawn +=
      path(strap(0.5, 0.3), { stroke: 'figure', width: 6 }) +
      path(strap(0.5, 0.3), { stroke: 'safety', width: 4 }) +
      polygon(band(0.88, 0.97), { fill: 'safety', stroke: 'figure', width: 1 }) +
      lines([[thigh[0] - across[0], thigh[1] - across[1], thigh[0] + across[0], thigh[1] + across[1]]], {
        stroke: 'safety',
        width: 4.4,
      }) +
      circle(ringX, ringY, 3.2, { fill: 'paper', stroke: 'figure', width: 1.6 });
  }
  return drawn;
}
