import type { Cue } from '#contract/videos/captions.ts';

export interface Chapter {
  at: number;
  title: string;
}

/** Operators write whole seconds. A chapter begins with the sentence that begins within its second. */
export const chaptersAtCues = (chapters: readonly Chapter[], cues: readonly Cue[]): Chapter[] =>
  chapters.map(({ at, title }) => ({ at: cues.find(({ from }) => from >= at && from < at + 1)?.from ?? at, title }));

/** Returns the title of the chapter that a moment belongs to; empty before the first one. */
export const chapterAt = (chapters: readonly Chapter[], at: number): string =>
  chapters.findLast((chapter) => chapter.at <= at)?.title ?? '';
