import type { FastifyInstance } from 'fastify';
import { fileIdPattern } from '#contract/files/file-id.ts';
import type { MayRead } from '#server/kit/files/attach.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isKnownTag } from '#server/kit/files/entity-tag.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { type Identify, ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';
import { pictureSecurityPolicy, viewerOf } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import { createFileStore, type FileRow } from './store.ts';

export interface ServedFiles {
  database: Database;
  storage: FileStorage;
  identify: Identify;
  mayRead: MayRead;
  /** The budget for picture requests per address. */
  budget: AddressBudget;
  headers: Headers;
}

/** Serves files to users who may see them. For all other users they do not exist. */
export const mountFiles = async (app: FastifyInstance, served: ServedFiles) => {
  const { database, storage, identify, mayRead, budget, headers } = served;
  const store = createFileStore(database);

  const maySee = async (user: SignedInUser, { owner_id, account_id, attached_to, file_id, use }: FileRow) => {
    const ownerId = String(owner_id);
    if (ownerIdOf(user) === ownerId) return true;
    if (attached_to === null) return false;
    return mayRead[use](user, {
      fileId: file_id,
      use,
      ownerId,
      accountId: String(account_id),
      attachedTo: attached_to,
    });
  };

  app.get<{ Params: { fileId: string } }>('/files/:fileId', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(headers).header('cache-control', 'no-store');
    budget.take(request.ip);
    const { fileId } = request.params;
    const user = fileIdPattern.test(fileId) ? await viewerOf(request, identify) : undefined;
    const file = user && (await store.find(fileId));
    if (!user || !file || !(await maySee(user, file))) throw protocolError('ability', 'notFound');

    const etag = `"${fileId}"`;
    const known = { etag, 'cache-control': 'private, no-cache', 'content-security-policy': pictureSecurityPolicy };
    // The content of an id never changes, but the permission is checked each time.
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.status(304).headers(known).send();
    const bytes = await storage.get(fileId);
    if (!bytes) {
      request.log.error({ fileId }, 'the storage has lost a file');
      throw protocolError('ability', 'notFound');
    }
    const extension = file.type === 'image/png' ? 'png' : 'jpg';
    return reply
      .headers(known)
      .type(file.type)
      .header('content-disposition', `inline; filename="${fileId}.${extension}"`)
      .send(bytes);
  });
};
