export const VIDEO_CENTER_PATH = '/resource-center/video-center';

/** The parameter of a video's page that says where it begins, in seconds. */
export const START_PARAMETER = 't';

/** Returns the page of a video, which begins at `at` seconds. Its id leads there, too. */
export const videoPath = (slug: string, at = 0): string =>
  `${VIDEO_CENTER_PATH}/${slug}${at > 0 ? `?${START_PARAMETER}=${writeSeconds(at)}` : ''}`;

/** Returns seconds as addresses have them: with milliseconds at most, and without zeros at the end. */
export const writeSeconds = (seconds: number): string => String(Math.round(seconds * 1000) / 1000);

const SECONDS = /^\d{1,6}(\.\d{1,3})?$/;

/** Returns the seconds that an address names; undefined if it is no number of seconds. */
export const readSeconds = (text: string): number | undefined => (SECONDS.test(text) ? Number(text) : undefined);
