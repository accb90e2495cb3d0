import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hostKindOf } from '../http/caller.ts';
import { type KeptAnswer, sendKept } from '../http/kept-answer.ts';
import { isInternetExplorer, oldBrowserPage } from './old-browser.ts';
import type { PageServer } from './page-server.ts';

/** Sends the page of a request's address, at once where it is kept. */
export const answerPage = (pages: PageServer, config: Config, request: FastifyRequest, reply: FastifyReply) => {
  const { headers, url, method } = request.raw;
  const host = hostKindOf(headers.host, config.productionHosts);
  reply.hijack();
  const send = (page: KeptAnswer) => sendKept(reply.raw, headers, method as string, page);
  const kept = pages.peek(url as string, host);
  if (kept) send(kept);
  else pages.get(url as string, host).then(send);
};

/** Mounts the pages under every path that nothing else serves. No hook of a plugin runs here, and no body is read. */
export const mountPages = async (
  app: FastifyInstance,
  { pages, config, underTls }: { pages: PageServer; config: Config; underTls: boolean },
) => {
  const oldBrowser = await oldBrowserPage(underTls);
  app.removeAllContentTypeParsers();
  app.get('/*', (request, reply) => {
    const { headers, method } = request.raw;
    if (!isInternetExplorer(headers['user-agent'])) {
      answerPage(pages, config, request, reply);
      return;
    }
    reply.hijack();
    sendKept(reply.raw, headers, method as string, oldBrowser);
  });
};
