import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Headers } from './security-headers.ts';

const OK = 200;

/** Files loaded at start-up must fit the scripts of the same build, so browsers revalidate them every time. */
const startUpFiles = /[\\/](skin|i18n)[\\/]/;

/** Pictures for link previews on other sites. */
const sharedFiles = /[\\/]share[\\/]/;

/** Pictures of documents, whose names change with their bytes. */
const namedByContent = /[\\/]static[\\/]documents[\\/]/;

/** Clients to download: no browser shows them, and by its ending a `.ts` would be a film. */
const clients = /^\/static\/api\/([\w.-]+\.(?:ts|py|go))(?:\?|$)/;

/** Serves the built scripts, whose names change with their content, and the site files, whose names do not. */
export const mountStaticFiles = async (
  app: FastifyInstance,
  folders: { assets: string; site: string; agreements: string },
  headers: Headers,
) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const client = clients.exec(request.url)?.[1];
    if (client !== undefined && reply.statusCode === OK)
      reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${client}"`);
    done();
  });
  const common = {
    preCompressed: true,
    decorateReply: false,
    index: false as const,
  };
  // In development, Vite serves the scripts.
  if (existsSync(folders.assets)) await mountScripts(app, folders.assets);
  await app.register(fastifyStatic, {
    ...common,
    root: folders.site,
    prefix: '/static/',
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (sharedFiles.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (namedByContent.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else reply.header('cache-control', startUpFiles.test(path) ? 'no-cache' : 'public, max-age=300');
    },
  });
  await app.register(fastifyStatic, {
    ...common,
    preCompressed: false,
    root: folders.agreements,
    prefix: '/agreement/',
    maxAge: '5m',
  });
};

/**
 * Serves the files that the build has left in one folder. The plugin's own route would read the names in the folder,
 * more than a thousand, for every request.
 */
const mountScripts = async (app: FastifyInstance, folder: string) => {
  const names = new Set(readdirSync(folder));
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    root: folder,
    immutable: true,
    maxAge: '1y',
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    schema: { hide: true },
    handler: ({ params }, reply) => (names.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound()),
    errorHandler(error, request, reply) {
      // As the plugin's own route does it: the reader has gone.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else app.errorHandler(error, request, reply);
    },
  });
};
