import { path, placed } from '../shape.ts';

/** A round net in the air as it is thrown to the right, 190 wide and 130 high, its hand line from (0, 0). */
export function castNet(place: Parameters<typeof placed>[1]): string {
  const outlinePath = 'M58 -22Q96 -78 150 -84Q196 -82 206 -44Q214 -6 190 30Q170 52 150 44Q100 40 58 -22Z';
  const mesh = [
    'M58 -22Q110 -58 176 -80M58 -22Q120 -40 200 -62M58 -22Q130 -22 208 -30M58 -22Q130 0 202 4M58 -22Q120 12 186 34M58 -22Q104 26 160 46',
    'M84 -50Q92 -24 88 2M112 -70Q126 -28 118 24M142 -82Q164 -30 148 42M176 -80Q200 -26 178 42',
  ];
  const weights = 'M150 -84v.1M180 -76v.1M200 -56v.1M208 -30v.1M205 0v.1M192 28v.1M172 46v.1M150 46v.1M118 34v.1';
  return placed(
    path('M0 0Q30 -22 58 -22', { stroke: 'figure', width: 2.4 }) +
      path(outlinePath, { fill: 'paper', opacity: 0.5 }) +
      path(mesh.join(''), { stroke: 'figure', width: 1.3, opacity: 0.75 }) +
      path(outlinePath, { stroke: 'figure', width: 2.4 }) +
      path(weights, { stroke: 'screen', width: 7 }),
    place,
  );
}
