import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Returns the origin of this portal: the public one, or the one that the request names. */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => (publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin);
