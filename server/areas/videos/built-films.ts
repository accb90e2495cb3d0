import type { FilmFacts } from '#contract/files/film.ts';
import { type BuiltFile, type BuiltFiles, builtFilesIn } from '#server/kit/content/built-files.ts';

/** A film of the release has facts, its picture has none. */
export interface BuiltFilm extends BuiltFile {
  film?: FilmFacts;
}
export type BuiltFilms = BuiltFiles<BuiltFilm>;

/** The films of the default videos and their pictures (`scripts/films/build-videos.ts`). */
export const builtFilms = builtFilesIn<BuiltFilm>('videos');

/** Returns the name of the picture that comes with a film of the release. */
export const pictureOf = (name: string): string => name.replace(/\.mp4$/, '.jpg');
