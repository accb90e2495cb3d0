import { createHash } from 'node:crypto';
import type { FilmFacts, FilmErrorKind } from '#contract/files/film.ts';
import { findReadyFile } from '#server/areas/files/public/large-files.ts';
import { builtNameIn } from '#server/kit/content/built-files.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type BuiltFilms, pictureOf } from './built-films.ts';

/** A film that can be shown. Its id stays the same as long as its bytes and those of its picture do. */
export interface Film extends FilmFacts {
  filmId: string;
  bytes: number;
  sha256: string;
  fileId: string | null;
  built: string | null;
}

/** `none`: there is no such file, or it has not arrived. `other`: it is no MP4. */
export type WrongFilm = FilmErrorKind | 'none' | 'other';

const idOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22);

/** Returns the film that a field names, or the reason why there is none. */
export const findFilm = async (database: Database, file: string, built: BuiltFilms): Promise<Film | WrongFilm> => {
  const name = builtNameIn(file);
  if (name !== undefined) {
    const found = built[name];
    if (!found) return 'none';
    if (!found.film) return 'other';
    const { bytes, sha256, film } = found;
    const filmId = idOf(name, sha256, built[pictureOf(name)]?.sha256 ?? '');
    return { ...film, filmId, bytes, sha256, fileId: null, built: name };
  }
  const found = await findReadyFile(database, file);
  if (!found) return 'none';
  const { fileId, bytes, sha256, film } = found;
  if (!film) return 'other';
  if ('fault' in film) return film.fault;
  return { ...film, filmId: fileId, bytes, sha256, fileId, built: null };
};
