import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import { readVariant, variantAddress } from '#contract/media/address.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isKnownTag } from '#server/kit/files/entity-tag.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Identify } from '#server/kit/http/caller.ts';
import { pictureSecurityPolicy, viewerOf } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { createAssetStore, type StoredAsset } from './asset-store.ts';
import { VariantMissed, variantTypes } from './make-variant.ts';
import { createVariants, hasVariant, nearestVariant } from './variants.ts';

export interface ServedMedia {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  /** The budget for picture requests per address. */
  budget: AddressBudget;
  headers: Headers;
  log: Log;
}

/** The address stays the same when the picture is replaced, so caches revalidate it soon. */
const FOR_A_WHILE = 'public, max-age=60, stale-while-revalidate=600';
const FOR_EVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';

/** A picture that only operators see is not cached. */
const cacheOf = ({ removeTime }: StoredAsset, shown: string) => (removeTime === null ? shown : NEVER);

const notFound = () => protocolError('ability', 'notFound');

/** Serves the pictures of the library to everyone, and removed ones to operators, who may bring them back. */
export const mountMedia = async (app: FastifyInstance, served: ServedMedia) => {
  const { database, storage, identify, budget, headers, log } = served;
  const store = createAssetStore(database);
  const variants = createVariants({ database, storage, log });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('cache-control', NEVER);
    budget.take(request.ip);
    done();
  });

  /** Throws a 404 unless the caller may see the picture. */
  const assetFor = async (request: FastifyRequest, assetId: string): Promise<StoredAsset> => {
    const asset = fileIdPattern.test(assetId) ? await store.find(assetId) : undefined;
    if (!asset) throw notFound();
    if (asset.removeTime === null) return asset;
    const viewer = await viewerOf(request, identify);
    if (!viewer?.permissions.has('consoleContent')) throw notFound();
    return asset;
  };

  const lost = (request: FastifyRequest, { assetId }: StoredAsset) => {
    request.log.error({ assetId }, 'the storage has lost a picture of the library');
    return notFound();
  };

  const wholeOf = async (request: FastifyRequest, asset: StoredAsset): Promise<Buffer> => {
    const bytes = await storage.get(asset.fileId);
    if (!bytes) throw lost(request, asset);
    return bytes;
  };

  const send = (reply: FastifyReply, bytes: Buffer, type: string, caching: Record<string, string>) =>
    reply
      .headers({ ...caching, 'content-security-policy': pictureSecurityPolicy, 'content-disposition': 'inline' })
      .type(type)
      .send(bytes);

  app.get<{ Params: { assetId: string } }>('/media/:assetId', { schema: { hide: true } }, async (request, reply) => {
    const asset = await assetFor(request, request.params.assetId);
    const caching = { etag: `"${asset.fileId}"`, 'cache-control': cacheOf(asset, FOR_A_WHILE) };
    if (isKnownTag(request.headers['if-none-match'], caching.etag)) return reply.status(304).headers(caching).send();
    return send(reply, await wholeOf(request, asset), asset.type, caching);
  });

  app.get<{ Params: { assetId: string; version: string; variant: string } }>(
    '/media/:assetId/:version/:variant',
    { schema: { hide: true } },
    async (request, reply) => {
      const { assetId, version, variant: name } = request.params;
      const variant = readVariant(name);
      if (!variant) throw notFound();
      const asset = await assetFor(request, assetId);
      // A page that was kept somewhere names the version of its time.
      if (version !== asset.version)
        return reply.redirect(variantAddress(asset.address, asset.version, nearestVariant(asset, variant)), 302);
      if (!hasVariant(asset, variant)) throw notFound();
      const caching = { etag: `"${version}-${name}"`, 'cache-control': cacheOf(asset, FOR_EVER) };
      if (isKnownTag(request.headers['if-none-match'], caching.etag)) return reply.status(304).headers(caching).send();
      try {
        const bytes = await variants.get(asset, variant);
        if (!bytes) throw lost(request, asset);
        return send(reply, bytes, variantTypes[variant.format], caching);
      } catch (error) {
        if (!(error instanceof VariantMissed)) throw error;
        request.log.warn({ err: error, assetId }, 'a whole picture is sent in place of a variant');
        // A browser shows no other source when the chosen one fails.
        return send(reply, await wholeOf(request, asset), asset.type, {});
      }
    },
  );
};
