/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

export const boxOf = (points: readonly (readonly [number, number])[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

const overlap = ([a, b, c, d]: Box, [e, f, g, h]: Box) =>
  Math.max(0, Math.min(a + c, e + g) - Math.max(a, e)) * Math.max(0, Math.min(b + d, f + h) - Math.max(b, f));

interface Captioned {
  /** Of the shape that it belongs to. */
  box: Box;
  width: number;
}

/**
 * Upper left corners of captions of one height: above their shape, below it or beside it, wherever they cover the least of
 * other shapes and of the captions before.
 */
export const placeCaptions = (
  captions: readonly Captioned[],
  height: number,
  within: { width: number; height: number },
): [number, number][] => {
  const taken: Box[] = captions.map(({ box }) => box);
  return captions.map(({ box: [left, top, across, down], width }, own) => {
    const places: [number, number][] = [
      [left, top - height],
      [left, top + down],
      [left + across, top + (down - height) / 2],
      [left - width, top + (down - height) / 2],
    ];
    const costs = places.map(([x, y]) => {
      const inside = overlap([x, y, width, height], [0, 0, within.width, within.height]);
      const covered = taken.reduce((sum, box, at) => sum + (at === own ? 0 : overlap([x, y, width, height], box)), 0);
      return covered + (width * height - inside);
    });
    const best = places[costs.indexOf(Math.min(...costs))] as [number, number];
    const place: [number, number] = [
      Math.max(0, Math.min(best[0], within.width - width)),
      Math.max(0, Math.min(best[1], within.height - height)),
    ];
    taken.push([...place, width, height]);
    return place;
  });
};
