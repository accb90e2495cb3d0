import { WRONG_FILM } from '#contract/kit/errors/portal.ts';
import type { Payload, ValidationError } from '#contract/kit/content/validation-errors.ts';
import { type Cue, readCaptions, writeCaptions } from '#contract/videos/captions.ts';
import { type VideoContent, video } from '#contract/videos/content.ts';
import { defaultIdOf } from '#server/kit/content/default-id.ts';
import { canonicalJson } from '#server/kit/content/entries/canonical.ts';
import { type AnyServedKind, type DefaultEntry, serveKind } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { type BuiltFilms, builtFilms } from './built-films.ts';
import type { Chapter } from './chapters.ts';
import { findFilm } from './find-film.ts';
import { createProjectStore } from './project-store.ts';
import { searchEntryOf } from './search-entry.ts';
import { createVideoStore, isVideoId } from './store.ts';

const FOLDER = 'videos';
const ENDING = '.json';
const fileOf = (slug: string) => `${FOLDER}/${slug}${ENDING}`;

/** The films of the release: a default video names one, so that it stays the same when the film changes. */
interface Basis {
  built: BuiltFilms;
}

/**
 * A file of `content/videos/`. `scripts/films/record.ts` writes sentences in place of captions, chapters to the hundredth
 * of a second, and the length, which is read from the film. Documents are ids, or names of the default ones.
 */
interface Written extends Partial<Omit<VideoContent, 'chapters'>> {
  chapters?: Chapter[];
  cues?: Cue[];
  seconds?: number;
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, ...names: readonly string[]): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.every((one) => names.every((name) => Number.isFinite(one?.[name]))));

/** Returns the payload of a file. The checks of the kind find what is wrong with it, apart from sentences. */
const payloadOf = (slug: string, { cues, seconds: _seconds, ...written }: Written): Payload => {
  const { chapters = [], documents = [] } = written;
  return {
    summary: '',
    film: `build/${slug}.mp4`,
    labels: [],
    abilityNos: [],
    captions: cues ? writeCaptions(cues) : '',
    ...written,
    chapters: chapters.map(({ at, ...chapter }) => ({ at: Math.floor(at), ...chapter })),
    documents: documents.map((one) => (isVideoId(one) ? one : defaultIdOf('document', one))),
  };
};

/** A sentence may end so much later than the film, since lengths are rounded. */
const ROUNDED_SECONDS = 1;

/** Returns an error for each chapter that begins after the film, and one for captions that continue after it. */
const beyond = ({ chapters, captions }: VideoContent, seconds: number): ValidationError[] => {
  const limit = Math.floor(seconds);
  const late = readCaptions(captions).cues.some(({ from, to }) => from >= seconds || to > seconds + ROUNDED_SECONDS);
  return [
    ...chapters.flatMap(({ at }, place): ValidationError[] =>
      at >= seconds ? [{ path: `chapters.${place}.at`, problem: 'afterEnd', limit }] : [],
    ),
    ...(captions !== '' && late ? [{ path: 'captions', problem: 'afterEnd', limit } satisfies ValidationError] : []),
  ];
};

const videos = serveKind<Basis>({
  kind: video,
  projection: 1,
  readDefaults(files) {
    const entries = files.list(FOLDER, ENDING).flatMap((file): DefaultEntry[] => {
      const slug = file.slice(FOLDER.length + 1, -ENDING.length);
      const written = files.data(file);
      if (written === undefined) return [];
      const { cues, chapters, documents } = isWritten(written) ? written : {};
      if (!isWritten(written) || !isListOf(cues, 'from', 'to') || !isListOf(chapters, 'at') || !isListOf(documents)) {
        files.addError(file, '', 'is no video with cues and chapters');
        return [];
      }
      return [{ key: slug, slug, payload: payloadOf(slug, written), file }];
    });
    return { entries, basis: { built: builtFilms.read() } };
  },
  writeDefaults(entries, files) {
    for (const { key, slug, payload } of entries) {
      if (key !== null && (key !== slug || !payload)) files.remove(fileOf(key));
      if (!payload) continue;
      const before = files.data(fileOf(slug));
      const isSame = isWritten(before) && canonicalJson(payloadOf(slug, before)) === canonicalJson(payload);
      if (!isSame) files.write(fileOf(slug), payload);
    }
  },
  async validateStored(transaction: Database, payload) {
    const content = payload as VideoContent;
    const film = await findFilm(transaction, content.film, builtFilms.read());
    if (film === 'none') return [{ path: 'film', problem: 'missing' }];
    if (typeof film === 'string') throw businessError('ability', WRONG_FILM, 'film');
    return beyond(content, film.seconds);
  },
  project: (transaction, changes, { built }) => createProjectStore(transaction).write(changes, built),
  async search(transaction, changes) {
    const shown = await createVideoStore(transaction).shown(changes.map(({ entryId }) => entryId));
    return changes.map(({ entryId, slug, payload }) => ({
      entryId,
      entry: payload && shown.has(entryId) ? searchEntryOf(slug, payload as VideoContent) : null,
    }));
  },
});

export const videoKinds: readonly AnyServedKind[] = [videos];
