import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Headers } from './security-headers.ts';

/** Serves the built scripts, whose names change with their content, and the site's files, whose names do not. */
export const mountStaticFiles = async (
  app: FastifyInstance,
  folders: { assets: string; site: string },
  headers: Headers,
) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  const common = {
    preCompressed: true,
    decorateReply: false,
    index: false as const,
  };
  // In development Vite serves the scripts.
  if (existsSync(folders.assets))
    await app.register(fastifyStatic, {
      ...common,
      root: folders.assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
    });
  await app.register(fastifyStatic, {
    ...common,
    root: folders.site,
    prefix: '/static/',
    maxAge: '5m',
  });
};
