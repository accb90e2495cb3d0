import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanPicture } from '#server/kit/files/picture-gate.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { pictureSecurityPolicy } from '#server/kit/http/seen-pictures.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import type { ActivePackages } from '../engine-of.ts';
import { createSmallCopies } from '../pictures/small-copies.ts';
import { SAMPLE_ROUTE } from './package-sample.ts';

/** The longest side on the stage, in pixels. */
const LARGE = 1600;
/** For how long a browser or a proxy may show the sample of a package that is no longer in use. */
const CACHE_SECONDS = 60;

interface ServedSamples {
  packages: Pick<ActivePackages, 'findSample'>;
  hostKind(request: FastifyRequest): HostKind;
  /** Returns undefined if the host does not show the ability. */
  abilityName(abilityNo: number, host: HostKind): Promise<string | undefined>;
  budget: AddressBudget;
  headers: Headers;
}

/**
 * Serves the samples of the packages in use to everyone, on the hosts that show their abilities, without the metadata
 * of the pictures.
 */
export const mountPackageSamples = async (app: FastifyInstance, served: ServedSamples) => {
  const { packages, hostKind, abilityName, budget, headers } = served;
  const small = createSmallCopies();
  const large = createSmallCopies((bytes) => cleanPicture(bytes, LARGE));

  app.get<{ Params: { packageId: string }; Querystring: { size?: unknown } }>(
    SAMPLE_ROUTE,
    { schema: { hide: true } },
    async (request, reply) => {
      reply.headers(headers);
      budget.take(request.ip);
      const { packageId } = request.params;
      // A copy that was made before must not outlive the use of its package.
      const sample = await packages.findSample(packageId);
      const isShown = sample && (await abilityName(sample.abilityNo, hostKind(request))) !== undefined;
      const copies = request.query.size === 'small' ? small : large;
      // Each package has its own turn, so that one that is slow to come does not delay the others.
      const bytes = isShown && (await copies.get(packageId, packageId, sample.read));
      if (!bytes) throw protocolError('ability', 'notFound');
      return reply
        .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
        .header('content-security-policy', pictureSecurityPolicy)
        .type(bytes[0] === 0x89 ? 'image/png' : 'image/jpeg')
        .send(bytes);
    },
  );
};
