import type { FastifyInstance } from 'fastify';
import { REQUEST_INPUT_ROUTE } from '#contract/api/requests/input-path.ts';
import { uuidPattern } from '#contract/api/requests/request-list.ts';
import type { HttpPlatform } from '#server/kit/area.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { pictureSecurityPolicy, viewerOf } from '#server/kit/http/seen-pictures.ts';
import { findInput } from './inputs.ts';

interface Served extends Pick<HttpPlatform, 'identify' | 'headers' | 'fileBudget'> {
  database: Database;
  storage: FileStorage;
}

/** Serves the stored pictures of requests to users who may read the requests. */
export const mountInputs = async (app: FastifyInstance, served: Served): Promise<void> => {
  const { database, storage, identify, headers, fileBudget } = served;
  app.get<{ Params: { requestId: string } }>(
    REQUEST_INPUT_ROUTE,
    { schema: { hide: true } },
    async (request, reply) => {
      reply.headers(headers).header('cache-control', 'no-store');
      fileBudget.take(request.ip);
      const { requestId } = request.params;
      const user = uuidPattern.test(requestId) ? await viewerOf(request, identify) : undefined;
      const input = user?.permissionItems.has('key') && (await findInput(database, user.accountId, requestId));
      const bytes = input && input.fileId ? await storage.get(input.fileId) : undefined;
      if (!bytes) throw protocolError('ability', 'notFound');
      const isPng = bytes[0] === 0x89;
      return reply
        .header('content-security-policy', pictureSecurityPolicy)
        .header('content-disposition', `inline; filename="${requestId}.${isPng ? 'png' : 'jpg'}"`)
        .type(isPng ? 'image/png' : 'image/jpeg')
        .send(bytes);
    },
  );
};
