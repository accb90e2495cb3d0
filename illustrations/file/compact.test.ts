import { expect, test } from 'vitest';
import { compact } from './compact.ts';
import { pathSteps } from './path-steps.ts';
import { shortPath } from './short-path.ts';
import { withinFrame } from './within-frame.ts';

test('a short path visits the same points as the long one', () => {
  const long = 'M-3.5 10L20 -0.4H30.2V5C1 2 3 4 5.5 6Q7 8 9 10A4 4 0 0 1 12 14ZM40 40h5v5h-5z';
  const points = (data: string) =>
    pathSteps(data).map(({ command, values }) => [command, ...values.map((value) => Math.round(value * 10) / 10)]);
  expect(points(shortPath(long))).toEqual(points(long));
});

test('a path with large coordinates becomes shorter', () => {
  expect(shortPath('M1206 204.5L1210 128.5L1222 134.5L1198 184.5Z')).toBe('M1206 204.5l4-76 12 6-24 50z');
});

test('shapes in a row share their ink, and what is drawn keeps its order', () => {
  const drawn =
    '<path d="M0 0L1 1" fill="red"/><rect x="1" y="1" width="2" height="2" fill="red"/><circle cx="1" cy="1" r="1" fill="blue"/>';
  expect(compact(drawn)).toBe(
    '<g fill="red"><path d="M0 0l1 1"/><rect x="1" y="1" width="2" height="2"/></g><circle cx="1" cy="1" r="1" fill="blue"/>',
  );
});

test('what lies outside of the frame is dropped, moved and mirrored groups are followed', () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  const inside = '<rect x="10" y="10" width="5" height="5" fill="red"/>';
  const outside = '<rect x="210" y="10" width="5" height="5" fill="red"/>';
  expect(withinFrame(inside + outside, frame)).toBe(inside);
  expect(withinFrame(`<g transform="translate(-200 0)">${inside}${outside}</g>`, frame)).toBe(
    `<g transform="translate(-200 0)">${outside}</g>`,
  );
  expect(withinFrame(`<g transform="translate(220 0) scale(-1 1)">${inside}${outside}</g>`, frame)).toBe(
    `<g transform="translate(220 0) scale(-1 1)">${outside}</g>`,
  );
  expect(withinFrame('<path d="M0 0h5v5h-5zM300 0h5v5h-5z" fill="red"/>', frame)).toBe(
    '<path d="M0 0h5v5h-5z" fill="red"/>',
  );
});
