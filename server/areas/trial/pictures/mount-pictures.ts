import type { FastifyInstance } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { type Identify, ownerIdOf } from '#server/kit/http/caller.ts';
import { pictureSecurityPolicy, viewerOf } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import { createPictureStore } from './picture-store.ts';
import { createSmallCopies } from './small-copies.ts';

export interface ServedPictures {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  /** The budget for picture requests per address. */
  budget: AddressBudget;
  headers: Headers;
}

/** Serves the pictures of trials to their owners only. `?size=small` returns a small copy for a list. */
export const mountTrialPictures = async (app: FastifyInstance, served: ServedPictures) => {
  const { database, storage, identify, budget, headers } = served;
  const store = createPictureStore(database);
  const smallCopies = createSmallCopies();

  app.get<{ Params: { pictureId: string }; Querystring: { size?: unknown } }>(
    '/trial/pictures/:pictureId',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.headers(headers).header('cache-control', 'no-store');
      budget.take(request.ip);
      const { pictureId } = request.params;
      const user = fileIdPattern.test(pictureId) ? await viewerOf(request, identify) : undefined;
      const picture = user && (await store.find(ownerIdOf(user), pictureId));
      const read = () => storage.get(pictureId);
      const isSmall = request.query.size === 'small';
      const bytes = user && picture && (await (isSmall ? smallCopies.get(ownerIdOf(user), pictureId, read) : read()));
      if (!bytes) throw protocolError('ability', 'notFound');
      return reply
        .header('content-security-policy', pictureSecurityPolicy)
        .header(
          'content-disposition',
          `inline; filename="${pictureId}.${picture.type === 'image/png' ? 'png' : 'jpg'}"`,
        )
        .type(picture.type)
        .send(bytes);
    },
  );
};
