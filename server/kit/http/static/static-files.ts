import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type KeptFolder, keepInMemory } from './kept-files.ts';
import type { Headers } from '../security-headers.ts';

const OK = 200;

/** Files loaded at start-up must fit the scripts of the same build, so browsers revalidate them every time. */
const startUpFiles = /^(skin|i18n)\//;

/** Pictures for link previews on other sites. */
const sharedFiles = /^share\//;

/** Pictures of documents, whose names change with their bytes. */
const namedByContent = /^documents\//;

/** Clients to download: no browser shows them, and by its ending a `.ts` would be a film. */
const clients = /^\/static\/api\/([\w.-]+\.(?:ts|py|go))(?:\?|$)/;

const FOR_A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Returns the headers of a site file by its path below `/static/`. */
const siteHeaders = (path: string): Headers => {
  if (namedByContent.test(path)) return FOR_A_YEAR;
  return {
    ...(sharedFiles.test(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
    'cache-control': startUpFiles.test(path) ? 'no-cache' : 'public, max-age=300',
  };
};

/**
 * Serves the built scripts, whose names change with their content, and the site files, whose names do not. `isFinal`:
 * whether the files stay as they are while the server runs, so that what a page loads is read only once.
 */
export const mountStaticFiles = async (
  app: FastifyInstance,
  folders: { assets: string; site: string; agreements: string },
  headers: Headers,
  { isFinal }: { isFinal: boolean },
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
  const headersOf = (path: string) => ({ ...headers, ...siteHeaders(path) });
  const site = { root: folders.site, prefix: '/static/', headersOf };
  const mount = (scope: FastifyInstance, { root, prefix }: Omit<KeptFolder, 'headersOf'>, preCompressed: boolean) =>
    scope.register(fastifyStatic, {
      preCompressed,
      decorateReply: false,
      index: false,
      root,
      prefix,
      cacheControl: false,
      setHeaders: (reply, path) => reply.headers(headersOf(path.slice(root.length + 1).replaceAll('\\', '/'))),
    });
  // In development, Vite serves the scripts.
  if (existsSync(folders.assets))
    await app.register(async (scope) => {
      const scripts = { root: folders.assets, prefix: '/assets/', headersOf: () => ({ ...headers, ...FOR_A_YEAR }) };
      await keepInMemory(scope, scripts);
      scope.route({
        method: ['GET', 'HEAD'],
        url: `${scripts.prefix}*`,
        schema: { hide: true },
        handler: (_request, reply) => reply.callNotFound(),
      });
    });
  await app.register(async (scope) => {
    if (isFinal) await keepInMemory(scope, site);
    await mount(scope, site, true);
  });
  await app.register((scope) => mount(scope, { root: folders.agreements, prefix: '/agreement/' }, false));
};
