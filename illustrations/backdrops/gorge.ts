import { path, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** A river gorge: steep ridges one behind the other at both sides and a mark on the slope. */
export function gorge(): string {
  return (
    rectangles([[0, 0, 1440, 190]], { fill: 'sky' }) +
    path('M760 182Q800 90 850 110Q880 60 920 96Q960 70 1000 120Q1040 110 1080 182Z', { fill: 'far' }) +
    path('M0 30Q120 10 220 60Q330 40 420 96Q560 84 660 132Q760 140 860 188H0Z', { fill: 'mid' }) +
    path('M1440 10Q1330 20 1260 70Q1180 60 1120 120Q1050 130 980 188H1440Z', { fill: 'mid' }) +
    path('M0 96Q140 80 260 130Q400 124 520 168Q600 170 680 194H0ZM1440 84Q1360 90 1300 130Q1220 136 1120 194H1440Z', {
      fill: 'near',
    }) +
    path('M300 128L330 176M420 150L436 182M1330 124L1304 178M1240 152L1226 182', {
      stroke: 'line',
      width: 3,
      opacity: 0.4,
    }) +
    water(186)
  );
}
