import { foldWithPlaces } from './fold.ts';

/** A part of a text: a hit is what the keyword has met. */
export interface Part {
  text: string;
  hit: boolean;
}

interface Span {
  from: number;
  to: number;
}

/** Returns where the words are in a text, in UTF-16 units, from first to last and without overlaps. */
const spansOf = (text: string, words: readonly string[]): Span[] => {
  const { folded, places } = foldWithPlaces(text);
  const found = words.flatMap((word) => {
    const spans: Span[] = [];
    if (word === '') return spans;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      spans.push({ from: places[at] ?? 0, to: places[at + word.length] ?? text.length });
    return spans;
  });
  const merged: Span[] = [];
  for (const span of found.sort((one, other) => one.from - other.from || other.to - one.to)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
};

const partsOf = (text: string, spans: readonly Span[]): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
};

/** Marks the words in a text. The words are folded. */
export const markWords = (text: string, words: readonly string[]): Part[] => partsOf(text, spansOf(text, words));

export interface SnippetOptions {
  words: readonly string[];
  /** Characters before the first hit, at most. */
  before: number;
  /** Characters in all, about. */
  length: number;
}

const ELLIPSIS = '…';

/** Returns the part of a text that shows most of the words, in one line. Without any it is the beginning. */
export const snippetOf = (source: string, { words, before, length }: SnippetOptions): Part[] => {
  const text = source.replace(/\s+/g, ' ').trim();
  const spans = spansOf(text, words);
  const { folded } = foldWithPlaces(text);
  const differentIn = (from: number) =>
    words.filter((word) => {
      const at = folded.indexOf(word, from);
      return at >= 0 && at < from + length;
    }).length;
  const [best] = spans
    .map(({ from }, order) => ({ from, order, different: differentIn(from) }))
    .sort((one, other) => other.different - one.different || one.order - other.order);
  const characters = (part: string) => [...part];
  const start = best ? best.from - characters(text.slice(0, best.from)).slice(-before).join('').length : 0;
  const shown = characters(text.slice(start)).slice(0, length).join('');
  const parts = markWords(shown, words);
  const isCut = start + shown.length < text.length;
  // The dots count as one of the characters before the first hit.
  const [first] = parts;
  if (start > 0 && first && !first.hit) first.text = ELLIPSIS + characters(first.text).slice(1).join('');
  if (isCut) {
    const last = parts.at(-1);
    if (last && !last.hit) last.text += ELLIPSIS;
    else parts.push({ text: ELLIPSIS, hit: false });
  }
  return parts;
};
