import { ADDRESS_OVER } from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import { ADDRESS_OVER_HASH, downloadPath } from '#contract/downloads/download-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partOfContentFile } from '#server/areas/files/public/part-of-content-file.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { attachmentOf, sendFile, type SentFile } from '#server/kit/files/send-file.ts';
import { CallError, protocolError } from '#server/kit/http/call-error.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { createAddresses, FILES_PATH } from './address.ts';
import { builtDownloads } from './built-files.ts';
import { createDownloadStore, isDownloadId, type ServedFileRow } from './store.ts';

interface ServedDownloads {
  database: Database;
  storage: FileStorage;
  secret: Secret;
  /** The budget for file requests per address. */
  budget: AddressBudget;
  headers: Headers;
}

/** The page of the download center shows the answer in a frame until the download has begun. */
const framed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  // Proxies must not change the bytes, whose hash is announced.
  'cache-control': 'private, no-transform, max-age=86400',
};

interface Params {
  uuid: string;
  versionId: string;
  ticket: string;
  name: string;
}
const ROUTE = `${FILES_PATH}/:uuid/:versionId/:ticket/:name`;
const SUM = '.sha256';

/** Serves the files of downloads at signed addresses, whole or in part, and their SHA-256 next to them. */
export const mountFiles = async (app: FastifyInstance, served: ServedDownloads) => {
  const { database, storage, secret, budget, headers } = served;
  const store = createDownloadStore(database);
  const addresses = createAddresses(secret);
  const built = builtDownloads.read();

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('cache-control', 'no-store');
    budget.take(request.ip);
    done();
  });

  /** A file of another release has another hash. */
  const isHere = ({ built: name, sha256 }: ServedFileRow) => name === null || built[name]?.sha256 === sha256;

  const fileFor = async ({ uuid, versionId, ticket }: Params): Promise<ServedFileRow> => {
    if (!isDownloadId(uuid) || !addresses.isGood({ uuid, versionId }, ticket))
      throw new CallError('ability', ADDRESS_OVER, statusOf('ability', ADDRESS_OVER));
    const file = await store.servedFile(uuid, versionId);
    if (!file || !isHere(file)) throw protocolError('ability', 'notFound');
    return file;
  };

  const sentFile = (request: FastifyRequest, file: ServedFileRow): SentFile => ({
    name: file.name,
    type: 'application/octet-stream',
    bytes: file.bytes,
    sha256: file.sha256,
    part: (range) =>
      partOfContentFile(
        { database, storage, partOfBuilt: builtDownloads.part, log: request.log },
        { fileId: file.file_id, built: file.built },
        range,
      ),
  });

  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: ROUTE,
    schema: { hide: true },
    exposeHeadRoute: false,
    config: { service: 'ability' },
    handler: async (request, reply) => {
      const { uuid, versionId, ticket } = request.params;
      // A person gets a page that says so and has a new address; programs get the error.
      const isPage = request.headers['sec-fetch-dest'] === 'document';
      if (isPage && isDownloadId(uuid) && !addresses.isGood({ uuid, versionId }, ticket))
        return reply.redirect(downloadPath(uuid) + ADDRESS_OVER_HASH, 302);
      const file = await fileFor(request.params);
      reply.headers(framed);
      // The sum of a file whose own name ends so has the ending twice.
      if (request.params.name === `${file.name}${SUM}`)
        return reply
          .type('text/plain; charset=utf-8')
          .header('content-disposition', attachmentOf(`${file.name}${SUM}`))
          .send(`${file.sha256}  ${file.name}\n`);
      return sendFile(request, reply, sentFile(request, file));
    },
  });
};
