import type { DownloadContent } from '#contract/downloads/content.ts';
import { downloadPath } from '#contract/downloads/download-path.ts';
import type { SearchEntry } from '#server/kit/search/search-entry.ts';

/** Returns what the search of the site finds of a download: what it is, and the notes of each version. */
export const searchEntryOf = (
  slug: string,
  { title, summary, labels, licence, firmware, versions }: DownloadContent,
): SearchEntry => ({
  path: downloadPath(slug),
  name: title,
  labels,
  sections: [
    { heading: '', anchor: '', text: [summary, licence, ...firmware].filter(Boolean).join('\n') },
    ...versions
      .filter(({ notes }) => notes !== '')
      .map(({ version, notes }) => ({ heading: version, anchor: 'versions', text: notes })),
  ],
});
