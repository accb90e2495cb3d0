import { defineContent } from '../kit/content/define-content.ts';
import { file, group, list, long, number, type PayloadOf, picture, reference, text } from '../kit/content/fields.ts';
import { captionErrors, captionsOfFile } from './captions.ts';
import {
  CAPTIONS_MAXIMUM,
  CHAPTERS_MAXIMUM,
  LABEL_MAXIMUM,
  LABELS_MAXIMUM,
  SECONDS_MAXIMUM,
  VIDEO_DOCUMENTS_MAXIMUM,
} from './limits.ts';
import { VIDEO_KIND, videoPath } from './video-path.ts';

/** Videos of the video center. Their length and size are read from the film. */
export const video = defineContent({
  name: VIDEO_KIND,
  area: 'videos',
  shape: 'list',
  schemaNo: 1,
  fields: {
    title: text(60),
    summary: long(300, { minimum: 0 }),
    /** An MP4. */
    film: file({ film: true }),
    /** Without one, a film of the release has the picture that comes with it. */
    cover: picture({ optional: true, drawings: true }),
    /** WebVTT. */
    captions: long(CAPTIONS_MAXIMUM, {
      minimum: 0,
      check: captionErrors,
      fromFile: { endings: ['.vtt', '.srt'], read: captionsOfFile },
    }),
    /** In order; `at` is in seconds. */
    chapters: list(group({ at: number(0, SECONDS_MAXIMUM), title: text(40) }), CHAPTERS_MAXIMUM, { sortedBy: 'at' }),
    labels: list(text(LABEL_MAXIMUM), LABELS_MAXIMUM),
    /** The abilities that it belongs to. */
    abilityNos: list(number(1, 9999, { of: 'ability' }), 62),
    /** The documents that it belongs to. */
    documents: list(reference('document'), VIDEO_DOCUMENTS_MAXIMUM),
    /** Its place in the default order. Videos without one come last, the most played first. */
    place: number(1, 9999, { optional: true }),
  },
  title: 'title',
  path: (slug) => videoPath(slug),
  maximumBytes: 700_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type VideoContent = PayloadOf<typeof video.fields>;
