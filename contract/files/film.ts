/**
 * Why a film cannot be shown: it is cut off or damaged; it has no picture; its codec is not H.264, which all browsers
 * play; it is a stream in fragments, without a length.
 */
export const filmErrorKinds = ['cutOff', 'noPicture', 'codec', 'fragments'] as const;
export type FilmErrorKind = (typeof filmErrorKinds)[number];

/** The metadata of a film. */
export interface FilmFacts {
  seconds: number;
  width: number;
  height: number;
}
