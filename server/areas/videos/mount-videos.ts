import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import { openContentFile } from '#server/areas/files/public/open-content-file.ts';
import type { BuiltFile, BuiltFiles } from '#server/kit/content/built-files.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { sendFile, type SentFile } from '#server/kit/files/send-file.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Identify } from '#server/kit/http/caller.ts';
import { viewerOf } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { filmFiles, VIDEOS_PATH } from './address.ts';
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

interface Sent {
  file: SentFile;
  caching: string;
}

interface Params {
  videoId: string;
  filmId: string;
}

const notFound = () => protocolError('ability', 'notFound');

/** Another film or picture has another address. */
const LASTING = 'public, max-age=31536000, immutable, no-transform';
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
    open: async ({ from, to }) => Readable.from([bytes.subarray(from, to + 1)], { objectMode: false }),
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

  /** Returns a film that was uploaded, so that operators see it in a preview before it is published. */
  const unpublished = async (request: FastifyRequest, fileId: string): Promise<FilmRow | undefined> => {
    if (!fileIdPattern.test(fileId)) return undefined;
    const viewer = await viewerOf(request, identify);
    if (!viewer?.permissions.has('consoleContent')) return undefined;
    const film = await findFilm(database, fileId, built);
    return typeof film === 'string' ? undefined : { ...film, file_id: film.fileId };
  };

  const publishedFilm = async ({ videoId, filmId }: Params): Promise<FilmRow | undefined> => {
    const film = isVideoId(videoId) ? await store.film(videoId, filmId) : undefined;
    return film && isHere(film, built) ? film : undefined;
  };

  const opened = (
    request: FastifyRequest,
    file: BuiltFile & { fileId: string | null; built: string | null },
    sent: Pick<SentFile, 'name' | 'type'>,
  ): SentFile => ({
    ...sent,
    bytes: file.bytes,
    sha256: file.sha256,
    open: (range) => openContentFile({ database, storage, openBuilt: builtFilms.open, log: request.log }, file, range),
  });

  const files: Record<string, (request: FastifyRequest, params: Params) => Promise<Sent>> = {
    async [filmFiles.film](request, params) {
      const published = await publishedFilm(params);
      const film = published ?? (await unpublished(request, params.filmId));
      if (!film) throw notFound();
      const { bytes, sha256, file_id: fileId, built: name } = film;
      return {
        file: opened(request, { bytes, sha256, fileId, built: name }, { name: filmFiles.film, type: 'video/mp4' }),
        caching: published ? LASTING : 'no-store',
      };
    },
    async [filmFiles.cover](request, params) {
      const film = await publishedFilm(params);
      const name = pictureOf(film?.built ?? '');
      const picture = built[name];
      if (!picture) throw notFound();
      const file = { ...picture, fileId: null, built: name };
      return { file: opened(request, file, { name: filmFiles.cover, type: 'image/jpeg' }), caching: LASTING };
    },
    async [filmFiles.captions](_request, params) {
      const text = (await publishedFilm(params)) && (await store.captions(params.videoId));
      if (text === undefined) throw notFound();
      return { file: captionsFile(text), caching: CHANGING };
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
        const { file, caching } = await fileFor(request, request.params);
        reply.header('cache-control', caching);
        return sendFile(request, reply, { ...file, inline: true });
      },
    });
};
