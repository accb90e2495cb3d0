export const LABELS_MAXIMUM = 5;
export const LABEL_MAXIMUM = 12;
export const CHAPTERS_MAXIMUM = 50;
/** A video has at most four hours. */
export const SECONDS_MAXIMUM = 4 * 3600;
/** Maximum length of the captions of a video, in UTF-16 units. */
export const CAPTIONS_MAXIMUM = 200_000;
export const CUES_MAXIMUM = 5000;
export const VIDEO_DOCUMENTS_MAXIMUM = 20;
/** A video up to this length is a short one. */
export const SHORT_SECONDS = 180;
export const VIDEOS_PAGE_SIZE = 12;
export const RELATED_MAXIMUM = 6;
