import type { FastifyInstance } from 'fastify';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { pictureSecurityPolicy } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { ActivePackages } from '../engine-of.ts';
import { createSmallCopies } from '../pictures/small-copies.ts';
import { SAMPLE_ROUTE } from './package-sample.ts';

/** The longest side on the stage, in pixels. */
const LARGE = 1600;
/** The samples of all packages take their turns as if they were of one owner. */
const OWNER = 'packages';
const KEPT_SECONDS = 600;

interface ServedSamples {
  packages: Pick<ActivePackages, 'readSample'>;
  budget: AddressBudget;
  headers: Headers;
}

/** Serves the samples of the packages in use to everybody, without the metadata of the pictures. */
export const mountPackageSamples = async (app: FastifyInstance, { packages, budget, headers }: ServedSamples) => {
  const small = createSmallCopies();
  const large = createSmallCopies((bytes) => cleanPicture(bytes, LARGE));

  app.get<{ Params: { packageId: string }; Querystring: { size?: unknown } }>(
    SAMPLE_ROUTE,
    { schema: { hide: true } },
    async (request, reply) => {
      reply.headers(headers);
      budget.take(request.ip);
      const { packageId } = request.params;
      const copies = request.query.size === 'small' ? small : large;
      const bytes = await copies.get(OWNER, packageId, () => packages.readSample(packageId));
      if (!bytes) throw protocolError('ability', 'notFound');
      return reply
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .header('content-security-policy', pictureSecurityPolicy)
        .type(bytes[0] === 0x89 ? 'image/png' : 'image/jpeg')
        .send(bytes);
    },
  );
};
