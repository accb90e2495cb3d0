import { path, rectangles } from '../shape.ts';
import { transmissionTower } from '../equipment/transmission-tower.ts';
import { hills } from './hills.ts';
import { tufts } from './tufts.ts';

/** A corridor of power lines over low hills: a near tower at the right, farther ones, and their sagging conductors. */
export function powerCorridor(): string {
  const wires =
    'M0 96Q420 206 1166 152M0 60Q420 170 1180 110M0 26Q420 130 1194 68M1314 152Q1380 156 1440 164M1300 110Q1380 114 1440 122M1286 68Q1380 74 1440 80';
  return (
    rectangles([[0, 0, 1440, 272]], { fill: 'sky' }) +
    hills(272, 110, 'far', -80) +
    transmissionTower({ x: 560, y: 268, scale: 0.5 }) +
    transmissionTower({ x: 300, y: 264, scale: 0.34 }) +
    hills(282, 46, 'mid', 60) +
    rectangles([[0, 272, 1440, 88]], { fill: 'mid' }) +
    path('M0 300Q400 280 760 300T1440 296V360H0Z', { fill: 'near', opacity: 0.35 }) +
    tufts([
      [90, 330],
      [330, 312],
      [520, 346],
      [690, 300],
      [1180, 306],
      [1390, 340],
    ]) +
    path(wires, { stroke: 'line', width: 2.5 }) +
    transmissionTower({ x: 1240, y: 304, scale: 1 })
  );
}
