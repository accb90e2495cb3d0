import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import { video } from '#contract/videos/content.ts';
import { partOfContentFile } from '#server/areas/files/public/part-of-content-file.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { sendFile, type SentFile } from '#server/kit/files/send-file.ts';
import type { Identify } from '#server/kit/http/caller.ts';
import { viewerOf } from '#server/kit/http/seen-pictures.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { filmFiles, VIDEOS_PATH } from './address.ts';
import { type BuiltFile, type BuiltFiles } from '#server/kit/content/built-files.ts';
import { builtFilms, pictureOf } from './built-films.ts';
import { findFilm } from './find-film.ts';
import { createVideoStore, type FilmRow, isVideoId } from './store.ts';

interface ServedVideos {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  /** The budget for file requests per address. */
  budget: AddressBudget;
  headers: Headers;
}

interface Params {
  videoId: string;
  filmId: string;
}

/** Another film or picture has another address. */
const LASTING = 'public, max-age=31536000, immutable, no-transform';
/** Only operators have the film of a draft. */
const OF_DRAFT = 'private, no-store';
/** Captions may change at their address. */
const CHANGING = 'public, no-cache';

/** A file of another release has another hash. */
const isHere = ({ built: name, sha256 }: FilmRow, built: BuiltFiles) => name === null || built[name]?.sha256 === sha256;

const captionsFile = (text: string): SentFile => {
  const bytes = Buffer.from(text);
  return {
    name: filmFiles.captions,
    type: 'text/vtt; charset=utf-8',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async *part({ from, to }) {
      yield bytes.subarray(from, to + 1);
    },
  };
};

/** Serves films, whole or in part, with their captions and pictures. */
export const mountVideos = async (
  app: FastifyInstance,
  { database, storage, identify, budget, headers }: ServedVideos,
) => {
  const store = createVideoStore(database);
  const built = builtFilms.read();

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    budget.take(request.ip);
    done();
  });

  const published = async ({ videoId, filmId }: Params): Promise<FilmRow | undefined> => {
    const film = isVideoId(videoId) && fileIdPattern.test(filmId) ? await store.film(videoId, filmId) : undefined;
    return film && isHere(film, built) ? film : undefined;
  };
  const filmFor = async (params: Params): Promise<FilmRow> => {
    const film = await published(params);
    if (!film) throw protocolError('ability', 'notFound');
    return film;
  };

  /** An operator sees the film of a draft, which a preview shows, before visitors do. */
  const draftFilm = async (request: FastifyRequest, { filmId }: Params) => {
    const user = fileIdPattern.test(filmId) ? await viewerOf(request, identify) : undefined;
    if (!user?.permissions.has(video.permissions.edit)) return undefined;
    const film = await findFilm(database, filmId, built);
    return typeof film === 'object' ? film : undefined;
  };

  const opened = (
    request: FastifyRequest,
    file: BuiltFile & { fileId: string | null; built: string | null },
    sent: Pick<SentFile, 'name' | 'type'>,
  ): SentFile => ({
    ...sent,
    bytes: file.bytes,
    sha256: file.sha256,
    part: (range) =>
      partOfContentFile({ database, storage, partOfBuilt: builtFilms.part, log: request.log }, file, range),
  });

  const files: Record<string, (request: FastifyRequest, params: Params) => Promise<SentFile>> = {
    async [filmFiles.film](request, params) {
      const sent = { name: filmFiles.film, type: 'video/mp4' };
      const film = await published(params);
      if (film) return { ...opened(request, { ...film, fileId: film.file_id }, sent), cacheControl: LASTING };
      const draft = await draftFilm(request, params);
      if (!draft) throw protocolError('ability', 'notFound');
      return { ...opened(request, draft, sent), cacheControl: OF_DRAFT };
    },
    async [filmFiles.cover](request, params) {
      const { built: film } = await filmFor(params);
      const name = film === null ? '' : pictureOf(film);
      const picture = built[name];
      if (!picture) throw protocolError('ability', 'notFound');
      const sent = { name: filmFiles.cover, type: 'image/jpeg' };
      return { ...opened(request, { ...picture, fileId: null, built: name }, sent), cacheControl: LASTING };
    },
    async [filmFiles.captions](request, params) {
      if (!(await published(params))) {
        if (!(await draftFilm(request, params))) throw protocolError('ability', 'notFound');
        // The preview has the sentences of the draft, and shows them itself.
        return { ...captionsFile('WEBVTT\n'), cacheControl: OF_DRAFT };
      }
      const text = await store.captions(params.videoId);
      if (text === undefined) throw protocolError('ability', 'notFound');
      return { ...captionsFile(text), cacheControl: CHANGING };
    },
  };

  for (const [name, fileFor] of Object.entries(files))
    app.route<{ Params: Params }>({
      method: ['GET', 'HEAD'],
      url: `${VIDEOS_PATH}/:videoId/:filmId/${name}`,
      schema: { hide: true },
      exposeHeadRoute: false,
      config: { service: 'ability' },
      handler: async (request, reply) => {
        const file = await fileFor(request, request.params);
        return sendFile(request, reply, { ...file, inline: true });
      },
    });
};
