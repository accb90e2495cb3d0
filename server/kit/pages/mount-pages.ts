import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { AddressBudget } from '../limits/address-budget.ts';
import { type Exchange, type Identify, pageHostOf } from '../http/caller.ts';
import { setCookieHeader } from '../http/exchange.ts';
import { type CachedAnswer, sendCached } from '../cache/cached-answer.ts';
import { answerHeaders } from '../http/security-headers.ts';
import { readToken } from '../http/session-token.ts';
import type { WhoAsks } from './page-guard.ts';
import { isInternetExplorer, oldBrowserPage } from './old-browser.ts';
import type { PageServer, Show } from './page-server.ts';
import type { SeenPage } from '../visits/visits.ts';
import type { Previews } from './previews.ts';

/** Exchanges login tickets in page addresses. */
export interface Tickets {
  mayCarry(url: string): boolean;
  /** Exchanges the ticket and returns the address to continue at. */
  exchange(
    url: string,
    request: Pick<Exchange, 'cookie' | 'setCookie'> & { headers: IncomingHttpHeaders },
  ): Promise<string>;
}

export interface PageAnswers {
  pages: PageServer;
  config: Config;
  underTls: boolean;
  identify: Identify;
  tickets: Tickets;
  previews: Previews;
  /** Gets every page that was sent. */
  onPage: (seen: SeenPage) => void;
  /** Budget of pages that are rendered for one user, and of previews. */
  privatePages: AddressBudget;
  /** Budget of public pages that are not kept. */
  newPages: AddressBudget;
}

const cookieOf = (request: FastifyRequest) => (name: string) => parseCookie(request.headers.cookie ?? '')[name];

/** Identifies the reader of a page by the cookie. */
export const whoAsks =
  (identify: Identify, request: FastifyRequest): WhoAsks =>
  async () => {
    const token = readToken(cookieOf(request)('token'));
    const found = token === undefined ? undefined : await identify(token);
    return found?.lives ? found.user : undefined;
  };

/** Exchanges the ticket of an address and redirects to the address without it. */
export const answerTicket = async (
  { tickets, underTls }: Pick<PageAnswers, 'tickets' | 'underTls'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const setCookies: string[] = [];
  const location = await tickets.exchange(request.raw.url as string, {
    headers: request.raw.headers,
    cookie: cookieOf(request),
    setCookie: (name, value, options) => void setCookies.push(setCookieHeader(name, value, options, underTls)),
  });
  reply.raw.writeHead(302, {
    ...answerHeaders(underTls),
    'cache-control': 'no-store',
    location,
    'set-cookie': setCookies,
    'content-length': '0',
  });
  reply.raw.end();
};

/** Sends the page of a request's address, at once if it is cached. */
export const answerPage = (answers: PageAnswers, request: FastifyRequest, reply: FastifyReply) => {
  const { pages, config, identify, tickets, previews, onPage, privatePages, newPages } = answers;
  const { headers, method } = request.raw;
  const url = request.raw.url as string;
  const host = pageHostOf(headers.host, config);
  reply.hijack();
  const send = (page: CachedAnswer) => sendCached(reply.raw, headers, method as string, page);
  // A HEAD request does not use up a ticket.
  if (method === 'GET' && tickets.mayCarry(url)) {
    answerTicket(answers, request, reply).catch((error: unknown) => {
      request.log.error({ err: error }, 'a ticket could not be exchanged');
      send(pages.failure(host));
    });
    return;
  }
  if (method === 'GET' && previews.mayAsk(url)) {
    const show: Show = async (render) => {
      privatePages.take(request.ip);
      return previews.show(url, await whoAsks(identify, request)(), render);
    };
    pages.preview(url, host, show).then(send);
    return;
  }
  const sendSeen = (page: CachedAnswer) => {
    send(page);
    if (method === 'GET') onPage({ headers, address: request.ip, url, status: page.status });
  };
  const kept = pages.peek(url, host);
  if (kept) {
    sendSeen(kept);
    return;
  }
  const ask: WhoAsks = async () => {
    privatePages.take(request.ip);
    return whoAsks(identify, request)();
  };
  const takeRender = () => newPages.take(request.ip);
  pages.get(url, host, { whoAsks: ask, takeRender, requestId: request.id }).then(sendSeen);
};

/** Mounts the pages under every path that has no other route. No plugin hook runs here, and no body is read. */
export const mountPages = async (app: FastifyInstance, answers: PageAnswers) => {
  const oldBrowser = await oldBrowserPage(answers.underTls);
  app.removeAllContentTypeParsers();
  app.get('/*', (request, reply) => {
    const { headers, method } = request.raw;
    if (!isInternetExplorer(headers['user-agent'])) {
      answerPage(answers, request, reply);
      return;
    }
    reply.hijack();
    sendCached(reply.raw, headers, method as string, oldBrowser);
  });
};
