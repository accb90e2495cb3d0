export const VIDEOS_PATH = '/videos';

/** The served files of a film. */
export const filmFiles = { film: 'film.mp4', cover: 'cover.jpg', captions: 'captions.vtt' } as const;
export type FilmFile = keyof typeof filmFiles;

/** Returns the address of a file of a video. Film and cover never change under it. */
export const addressOf = (videoId: string, filmId: string, file: FilmFile): string =>
  `${VIDEOS_PATH}/${videoId}/${filmId}/${filmFiles[file]}`;
