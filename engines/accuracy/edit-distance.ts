/** Insertions, removals and replacements of characters between two texts. */
export const editDistance = (a: string, b: string): number => {
  const [from, to] = [[...a], [...b]];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of from.entries()) {
    const next = [index + 1];
    for (const [at, other] of to.entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (character === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The stretch of `text` that is nearest to `wanted` (Sellers, 1980). */
export const nearestStretch = (wanted: string, text: string): { distance: number; from: number; to: number } => {
  let distances = Array.from({ length: text.length + 1 }, () => 0);
  let starts = Array.from({ length: text.length + 1 }, (_, index) => index);
  for (let i = 0; i < wanted.length; i += 1) {
    const nextDistances = [i + 1];
    const nextStarts = [0];
    for (let at = 0; at < text.length; at += 1) {
      const replaced = (distances[at] ?? 0) + (wanted[i] === text[at] ? 0 : 1);
      const missing = (distances[at + 1] ?? 0) + 1;
      const superfluous = (nextDistances[at] ?? 0) + 1;
      const least = Math.min(replaced, missing, superfluous);
      nextDistances.push(least);
      nextStarts.push((least === replaced ? starts[at] : least === missing ? starts[at + 1] : nextStarts[at]) ?? 0);
    }
    distances = nextDistances;
    starts = nextStarts;
  }
  let to = 0;
  for (let at = 1; at <= text.length; at += 1) if ((distances[at] ?? 0) < (distances[to] ?? 0)) to = at;
  return { distance: distances[to] ?? wanted.length, from: starts[to] ?? 0, to };
};
