import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { hostKindOf } from '../http/caller.ts';
import { sendKept } from '../http/kept-answer.ts';
import { isInternetExplorer, oldBrowserPage } from './old-browser.ts';
import type { PageServer } from './page-server.ts';

/** Mounts the pages under every path that nothing else serves. No hook of a plugin runs here, and no body is read. */
export const mountPages = async (
  app: FastifyInstance,
  options: { pages: PageServer; config: Config; underTls: boolean },
) => {
  const { pages, config } = options;
  const oldBrowser = await oldBrowserPage(options.underTls);
  app.removeAllContentTypeParsers();
  app.get('/*', (request, reply) => {
    const { headers, url, method } = request.raw;
    const host = hostKindOf(headers.host, config.productionHosts);
    reply.hijack();
    if (isInternetExplorer(headers['user-agent'])) {
      sendKept(reply.raw, headers, method as string, oldBrowser);
      return;
    }
    const kept = pages.peek(url as string, host);
    if (kept) {
      sendKept(reply.raw, headers, method as string, kept);
      return;
    }
    pages.get(url as string, host).then((page) => sendKept(reply.raw, headers, method as string, page));
  });
};
