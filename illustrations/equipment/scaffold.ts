import { lines, path, rectangles } from '../shape.ts';

/** Two lifts of a tube scaffold from `x` to `right`: decks at the given heights, standards every 130, guard rails and braces, on `ground`. */
export function scaffold(x: number, right: number, decks: readonly number[], ground: number): string {
  const posts = Array.from({ length: Math.floor((right - x) / 130) + 1 }, (_, i) => x + i * 130);
  const top = Math.min(...decks) - 190;
  return (
    lines(
      posts.slice(1).map((post) => [post - 130, ground, post, Math.max(...decks)] as const),
      { stroke: 'near', width: 5 },
    ) +
    lines(
      decks.flatMap((deck) => [
        [x - 16, deck - 58, right + 16, deck - 58] as const,
        [x - 16, deck - 104, right + 16, deck - 104] as const,
      ]),
      { stroke: 'metal', width: 6 },
    ) +
    lines(
      posts.map((post) => [post, Math.max(0, top), post, ground] as const),
      { stroke: 'line', width: 9 },
    ) +
    rectangles(
      decks.flatMap((deck) => [[x - 20, deck, right - x + 40, 13] as const]),
      { fill: 'safety' },
    ) +
    path(decks.map((deck) => `M${x - 20} ${deck + 9}H${right + 20}V${deck + 13}H${x - 20}Z`).join(''), {
      fill: 'figure',
      opacity: 0.4,
    }) +
    rectangles(
      posts.map((post) => [post - 16, ground - 6, 32, 6] as const),
      { fill: 'figure' },
    )
  );
}
