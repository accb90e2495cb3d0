import type { Cue } from '#contract/videos/captions.ts';

/** Returns the first of the sentences that most words of a keyword occur in; null if none occurs. */
export const saidOf = (cues: readonly Cue[], keyword: string): { at: number; text: string } | null => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  let [most, said]: [number, Cue | undefined] = [0, undefined];
  for (const cue of cues) {
    const text = cue.text.toLowerCase();
    const hits = words.filter((word) => text.includes(word)).length;
    if (hits > most) [most, said] = [hits, cue];
  }
  return said === undefined ? null : { at: said.from, text: said.text };
};
