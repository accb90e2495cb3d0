import { readCaptions } from '#contract/videos/captions.ts';
import type { VideoContent } from '#contract/videos/content.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import type { SearchEntry } from '#server/kit/search/search-entry.ts';
import { chapterAt, chaptersAtCues } from './chapters.ts';

/** Returns what the search of the site finds of a video: what it is, and each sentence where it is said. */
export const searchEntryOf = (
  slug: string,
  { title, summary, labels, captions, ...payload }: VideoContent,
): SearchEntry => {
  const { cues } = readCaptions(captions);
  const chapters = chaptersAtCues(payload.chapters, cues);
  const path = videoPath(slug);
  return {
    path,
    name: title,
    labels,
    sections: [
      { heading: '', anchor: '', text: summary },
      ...cues.map(({ from, text }) => ({
        heading: chapterAt(chapters, from),
        anchor: '',
        // A sentence at the very beginning leads to the top of the page, which is the same.
        query: videoPath(slug, from).slice(path.length),
        text,
      })),
    ],
  };
};
