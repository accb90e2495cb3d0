import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isKnownTag } from '#server/kit/files/entity-tag.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Identify } from '#server/kit/http/caller.ts';
import { pictureSecurityPolicy, viewerOf } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { createAssetStore, type KeptAsset } from './asset-store.ts';

export interface ServedMedia {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  /** The budget for picture requests per address. */
  budget: AddressBudget;
  headers: Headers;
}

/** The address stays the same when the picture is replaced, so that caches ask again soon. */
const FOR_A_WHILE = 'public, max-age=60, stale-while-revalidate=600';

/** Serves the pictures of the library to everybody, and removed ones to operators, who may bring them back. */
export const mountMedia = async (app: FastifyInstance, served: ServedMedia) => {
  const { database, storage, identify, budget, headers } = served;
  const store = createAssetStore(database);

  const assetFor = async (request: FastifyRequest, assetId: string): Promise<KeptAsset> => {
    const asset = fileIdPattern.test(assetId) ? await store.find(assetId) : undefined;
    const isShown =
      asset && (asset.removeTime === null || (await viewerOf(request, identify))?.permissions.has('consoleContent'));
    if (!asset || !isShown) throw protocolError('ability', 'notFound');
    return asset;
  };

  const send = (reply: FastifyReply, bytes: Buffer, { assetId }: KeptAsset, type: string) =>
    reply
      .type(type)
      .header('content-disposition', `inline; filename="${assetId}.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}"`)
      .send(bytes);

  app.get<{ Params: { assetId: string } }>('/media/:assetId', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(headers).header('cache-control', 'no-store');
    budget.take(request.ip);
    const asset = await assetFor(request, request.params.assetId);
    const etag = `"${asset.fileId}"`;
    const known = { etag, 'content-security-policy': pictureSecurityPolicy };
    const cached = asset.removeTime === null ? { ...known, 'cache-control': FOR_A_WHILE } : known;
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).headers(cached).send();
    const bytes = await storage.get(asset.fileId);
    if (!bytes) {
      request.log.error({ assetId: asset.assetId }, 'the storage has lost a picture of the library');
      throw protocolError('ability', 'notFound');
    }
    return send(reply.headers(cached), bytes, asset, asset.type);
  });
};
