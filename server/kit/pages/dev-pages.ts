import type { FastifyInstance } from 'fastify';
import { matchRoutes, type ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import { hostKindOf, type Identify, isNamedHost } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { requiredFor } from '#contract/auth/login-notice.ts';
import { loginNoticeHeader } from '../http/login-notice.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { answerTicket, type Tickets, whoAsks } from './mount-pages.ts';
import { asPageBuild, readTexts, routeTree, runCallsFor } from './page-build.ts';
import type { Previews } from './previews.ts';
import { admit, forbiddenPathOf, HOME_PATH, SECOND_FACTOR_PATH, type PageHandle } from './page-guard.ts';

interface DevPages {
  calls: Calls;
  config: Config;
  root: string;
  identify: Identify;
  tickets: Tickets;
  previews: Previews;
}

/** Serves the pages from their sources with hot reload; renders every request without a cache. */
export const mountDevPages = async (app: FastifyInstance, options: DevPages) => {
  const { calls, config, root, identify, tickets, previews } = options;
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
      const url = request.raw.url as string;
      if (tickets.mayCarry(url)) return answerTicket({ tickets, underTls: false }, request, reply);
      const { build, entry } = asPageBuild(
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
      );
      entry.provideTexts(readTexts(root));
      const handle = (matchRoutes(routeTree(build), new URL(`http://page.invalid${url}`).pathname)?.at(-1)?.route
        .handle ?? {}) as PageHandle;
      const admission = admit(handle, handle.private ? await whoAsks(identify, request)() : undefined);
      if (admission.to !== 'page') {
        reply.raw.writeHead(
          302,
          admission.to === 'home'
            ? { location: HOME_PATH, 'set-cookie': loginNoticeHeader(requiredFor(url), false) }
            : {
                location: admission.to === 'secondFactor' ? SECOND_FACTOR_PATH : forbiddenPathOf(admission.permission),
              },
        );
        reply.raw.end();
        return;
      }
      const hostKind = hostKindOf(request.headers.host, config.productionHosts);
      const render = () =>
        entry.createRequestHandler(build, 'development')(
          new Request(`http://page.invalid${url}`),
          entry.pageContext(
            runCallsFor(calls, { hostKind, user: admission.user }, (error) =>
              request.log.warn({ err: error }, 'a call of a page failed'),
            ),
            { origin: config.publicUrl, reports: isNamedHost(request.headers.host, config) },
          ),
        );
      const response = await (previews.mayAsk(url)
        ? previews.show(url, await whoAsks(identify, request)(), render)
        : render());
      reply.raw.writeHead(response.status, {
        ...pageHeaders(false, undefined, 'dev'),
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
