import type { VideoDetail } from '#contract/videos/calls.ts';
import { currentPart } from '../player/current-part.ts';

export interface TranscriptPart {
  /** The chapter; undefined for what is before the first one. */
  title: string | undefined;
  at: number;
  /** The captions, with their numbers among all. */
  lines: readonly { no: number; from: number; text: string }[];
}

/** Returns the captions by chapter. A caption belongs to the chapter in which it begins; one without captions stays. */
export const transcriptParts = ({ cues, chapters }: Pick<VideoDetail, 'cues' | 'chapters'>): TranscriptPart[] => {
  const starts = chapters.map(({ at }) => at);
  const parts = [{ title: undefined, at: 0 }, ...chapters].map((part) => ({
    ...part,
    lines: [] as { no: number; from: number; text: string }[],
  }));
  for (const [no, { from, text }] of cues.entries())
    parts[currentPart(starts, from) + 1]?.lines.push({ no, from, text });
  return parts.filter(({ title, lines }) => title !== undefined || lines.length > 0);
};

export interface MarkedPart {
  text: string;
  hit: boolean;
}

/** Cuts a text where words occur, in any case. */
export const markWords = (text: string, words: string): MarkedPart[] => {
  const wanted = words.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Few letters become longer in lower case, which would shift the marks.
  if (wanted === '' || lower.length !== text.length) return [{ text, hit: false }];
  const parts: MarkedPart[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), hit: false });
    end = at + wanted.length;
    parts.push({ text: text.slice(at, end), hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
};
