import type { Tone } from '../palette.ts';
import { circle, ellipse, number, path, placed, type Point } from '../shape.ts';

/** What a person looks like from above; hands are where they reach, or hang at the sides of the body. */
export type LookFromAbove = { top: Tone; trousers?: Tone; cap?: Tone; bun?: boolean; left?: Point; right?: Point };

function arm(side: -1 | 1, top: Tone, hand?: Point): string {
  if (!hand) return circle(15, 39 * side, 7, { fill: 'skin' }) + ellipse(2, 39 * side, 15, 10, { fill: top });
  const [x, y] = hand;
  const [middleX, middleY] = [x * 0.45 + 4, (y + 46 * side) / 2];
  const sleeve = `M0 ${32 * side}Q${number(middleX)} ${number(middleY)} ${number(x * 0.86)} ${number(y * 0.86 + 6 * side * 0.86)}`;
  return circle(x, y, 8, { fill: 'skin' }) + path(sleeve, { stroke: top, width: 17 });
}

/** A person from above, heading right, the shoulders 84 across about (0, 0). */
export function personFromAbove(place: Parameters<typeof placed>[1], look: LookFromAbove): string {
  const { top, trousers = 'figure', cap, bun = false, left, right } = look;
  const legs =
    path('M-4 -14H34M-4 14H10', { stroke: trousers, width: 20 }) +
    ellipse(42, -14, 14, 8, { fill: 'screen' }) +
    ellipse(20, 14, 14, 8, { fill: 'screen' });
  const body =
    path('M-18 -30Q-20 -42 0 -43Q18 -42 18 -28Q22 0 18 28Q18 42 0 43Q-20 42 -18 30Q-24 0 -18 -30Z', { fill: top }) +
    path('M-18 30Q-24 0 -18 -30Q-20 -38 -10 -42Q-14 0 -10 42Q-20 38 -18 30Z', { fill: 'figure', opacity: 0.2 });
  const face = ellipse(18, 0, 9, 13, { fill: 'skin' }) + ellipse(27, 0, 4, 3.4, { fill: 'skin' });
  const head = cap
    ? circle(4, 0, 22, { fill: cap }) +
      path('M14 -20Q40 -14 40 0T14 20Q22 0 14 -20Z', { fill: cap }) +
      circle(4, 0, 3, { fill: 'paper', opacity: 0.6 })
    : ellipse(4, -21, 5, 3.5, { fill: 'skin' }) +
      ellipse(4, 21, 5, 3.5, { fill: 'skin' }) +
      circle(3, 0, 21.5, { fill: 'hair' }) +
      path('M-8 -9Q4 -15 14 -9M-10 2Q4 -3 17 1', { stroke: 'line', width: 2, opacity: 0.5 }) +
      (bun ? circle(-16, 0, 10, { fill: 'hair' }) + circle(-16, 0, 5, { stroke: 'line', width: 2, opacity: 0.5 }) : '');
  return placed(
    ellipse(4, 6, 30, 44, { fill: 'screen', opacity: 0.16 }) +
      legs +
      arm(-1, top, left) +
      arm(1, top, right) +
      body +
      face +
      head,
    place,
  );
}
