import { nearestStretch } from './edit-distance.ts';

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

/**
 * Wrong, missing and superfluous characters. Blanks and full width do not count, nor where lines were cut or in what
 * order columns were read: each printed line, the longest first, takes the nearest stretch of what was read, and the
 * rest is superfluous, except for characters that stand `aside`.
 */
export const characterErrors = (
  printed: readonly string[],
  read: readonly string[],
  aside: readonly string[] = [],
): { errors: number; characters: number; missed: { printed: string; read: string }[] } => {
  const wanted = printed.map(plain).toSorted((a, b) => b.length - a.length);
  let stretches = [read.map(plain).join('')];
  let errors = 0;
  const missed: { printed: string; read: string }[] = [];
  for (const line of wanted) {
    let best: { distance: number; from: number; to: number; index: number } | undefined;
    for (const [index, stretch] of stretches.entries()) {
      const found = nearestStretch(line, stretch);
      if (!best || found.distance < best.distance) best = { ...found, index };
    }
    // A line with more errors counts as unread, and takes no text from others.
    const isRead = best !== undefined && best.distance <= line.length * 0.5;
    errors += isRead && best ? best.distance : line.length;
    const stretch = best && stretches[best.index];
    if (best && best.distance > 0)
      missed.push({ printed: line, read: isRead ? (stretch?.slice(best.from, best.to) ?? '') : '' });
    if (!isRead || !best || stretch === undefined) continue;
    const { index, from, to } = best;
    stretches = stretches
      .flatMap((other, at) => (at === index ? [other.slice(0, from), other.slice(to)] : [other]))
      .filter(Boolean);
  }
  const besides = new Set(`${aside.map(plain).join('')}★*`);
  for (const stretch of stretches) {
    const superfluous = [...stretch].filter((character) => !besides.has(character)).length;
    errors += superfluous;
    if (superfluous > 0) missed.push({ printed: '', read: stretch });
  }
  return { errors, characters: wanted.reduce((sum, line) => sum + line.length, 0), missed };
};
