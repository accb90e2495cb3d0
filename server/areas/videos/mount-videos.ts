import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openContentFile } from '#server/areas/files/public/open-content-file.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { sendFile, type SentFile } from '#server/kit/files/send-file.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { filmFiles, VIDEOS_PATH } from './address.ts';
import { type BuiltFile, type BuiltFiles } from '#server/kit/content/built-files.ts';
import { builtFilms, pictureOf } from './built-films.ts';
import { createVideoStore, type FilmRow, isVideoId } from './store.ts';

interface ServedVideos {
  database: Database;
  storage: FileStorage;
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
export const mountVideos = async (app: FastifyInstance, { database, storage, budget, headers }: ServedVideos) => {
  const store = createVideoStore(database);
  const built = builtFilms.read();

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    budget.take(request.ip);
    done();
  });

  const filmFor = async ({ videoId, filmId }: Params): Promise<FilmRow> => {
    const film = isVideoId(videoId) ? await store.film(videoId, filmId) : undefined;
    if (!film || !isHere(film, built)) throw protocolError('ability', 'notFound');
    return film;
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

  const files: Record<string, (request: FastifyRequest, params: Params) => Promise<SentFile>> = {
    async [filmFiles.film](request, params) {
      const { bytes, sha256, file_id: fileId, built: name } = await filmFor(params);
      return opened(request, { bytes, sha256, fileId, built: name }, { name: filmFiles.film, type: 'video/mp4' });
    },
    async [filmFiles.cover](request, params) {
      const { built: film } = await filmFor(params);
      const name = film === null ? '' : pictureOf(film);
      const picture = built[name];
      if (!picture) throw protocolError('ability', 'notFound');
      return opened(request, { ...picture, fileId: null, built: name }, { name: filmFiles.cover, type: 'image/jpeg' });
    },
    async [filmFiles.captions](_request, params) {
      await filmFor(params);
      const text = await store.captions(params.videoId);
      if (text === undefined) throw protocolError('ability', 'notFound');
      return captionsFile(text);
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
        reply.header('cache-control', name === filmFiles.captions ? CHANGING : LASTING);
        return sendFile(request, reply, { ...file, inline: true });
      },
    });
};
