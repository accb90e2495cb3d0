import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import { hostKindOf } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { asPageBuild, readTexts, runCallsFor } from './page-build.ts';

/** Serves the pages from their sources with hot reload: rendered anew for each request, nothing kept. */
export const mountDevPages = async (
  app: FastifyInstance,
  { calls, config, root }: { calls: Calls; config: Config; root: string },
) => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  app.removeAllContentTypeParsers();
  app.get('/*', (request, reply) => {
    reply.hijack();
    const answer = async () => {
      const { build, entry } = asPageBuild(
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
      );
      entry.provideTexts(readTexts(root));
      const host = hostKindOf(request.headers.host, config.productionHosts);
      const response = await entry.createRequestHandler(build, 'development')(
        new Request(`http://page.invalid${request.raw.url}`),
        entry.pageContext(
          runCallsFor(calls, { hostKind: host }, (error) => request.log.warn({ err: error }, 'a call of a page failed')),
          config.publicUrl,
        ),
      );
      reply.raw.writeHead(response.status, {
        ...pageHeaders(false, [], true),
        ...Object.fromEntries(response.headers),
        'content-type': 'text/html; charset=utf-8',
      });
      reply.raw.end(Buffer.from(await response.arrayBuffer()));
    };
    vite.middlewares(request.raw, reply.raw, () => {
      answer().catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        request.log.error({ err: error }, 'page failed');
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      });
    });
  });
};
