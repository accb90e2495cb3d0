import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath, twinPath } from '#contract/documents/document-path.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import type { HttpPlatform } from '#server/kit/area.ts';
import { siteName } from '#server/areas/site/public/site-name.ts';
import { createCache } from '#server/kit/cache/cache.ts';
import { type CachedAnswer, cacheAnswer, sendCached } from '#server/kit/cache/cached-answer.ts';
import { concerns, kindTag } from '#server/kit/cache/tags.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Headers } from '#server/kit/http/security-headers.ts';
import { originOf } from '#server/kit/key-calls/origin.ts';
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { createReading, type DocumentOptions } from './reading.ts';

/** A change of content drops what is kept. */
const FRESH_MS = 600_000;
const CACHE_BYTES = 16 * 1_048_576;
/** A host that may be written into a text. */
const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i;

export interface TwinOptions extends DocumentOptions {
  headers: Headers;
  budget: AddressBudget;
  onChange: HttpPlatform['onChange'];
  log: Log;
}

/**
 * Serves documents as Markdown: at `<address>.md`, at their own address for requests that prefer Markdown, and all
 * together at `/llms.txt` and `/llms-full.txt`. Addresses in them are public ones where the configuration has one, and
 * else those at which the request reached the portal.
 */
export const mountTwins = async (app: FastifyInstance, { headers, budget, onChange, log, ...options }: TwinOptions) => {
  const reading = createReading(options);
  const originFor = (request: FastifyRequest): string => {
    const origin = originOf(options.config, request);
    return HOST.test(request.host) ? origin : reading.address;
  };
  const kept = createCache<CachedAnswer>({
    maximumBytes: CACHE_BYTES,
    sizeOf: ({ size }) => size,
    freshMs: FRESH_MS,
    staleMs: 0,
    onRefreshFailure: (error) => log.warn({ err: error }, 'the Markdown of documents could not be made again'),
    mayCache: ({ status }) => status === 200,
  });
  onChange((changed) => kept.drop((answer) => concerns(changed, answer)));
  // Documents link to entries of all kinds, and the name of the site is one, too.
  const tags = new Set([...options.kinds.keys()].map(kindTag));

  const textAnswer = async (text: string, more: Headers = {}, status = 200): Promise<CachedAnswer> => {
    const ready = { ...headers, 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache', ...more };
    return { ...(await cacheAnswer(status, ready, Buffer.from(text))), tags };
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (origin: string) => Promise<CachedAnswer>,
  ): Promise<FastifyReply> => {
    budget.take(request.ip);
    const origin = originFor(request);
    const answer = await kept.get(`${origin} ${key}`, () => make(origin));
    reply.hijack();
    sendCached(reply.raw, request.headers, request.method, answer);
    return reply;
  };
  const missing = (more: Headers) => textAnswer('# 404\n\n没有这篇文档，或者没有这一节。\n', more, 404);

  interface Asked {
    slug: string;
    section?: string | undefined;
    origin: string;
    more?: Headers;
    path: (slug: string) => string;
  }
  const makeTwin = async ({ slug, section, origin, more = {}, path }: Asked) => {
    const row = slugPattern.test(slug) && slug.length <= SLUG_MAXIMUM ? await reading.find(slug) : undefined;
    if (!row) return missing(more);
    if (row.slug !== slug) return textAnswer('', { ...more, location: path(row.slug) }, 301);
    const text = await reading.twin(row, origin, section);
    return text === undefined ? missing(more) : textAnswer(text, more);
  };

  app.get<{ Params: { file: string }; Querystring: { section?: string } }>(
    `${documentPath('')}:file(^[^/]+\\.md$)`,
    { schema: { hide: true } },
    (request, reply) => {
      const slug = request.params.file.replace(/\.md$/, '');
      const section = typeof request.query.section === 'string' ? request.query.section : undefined;
      return send(request, reply, JSON.stringify([slug, section]), (origin) =>
        makeTwin({ slug, section, origin, path: twinPath }),
      );
    },
  );
  app.get<{ Params: { slug: string } }>(
    `${documentPath('')}:slug`,
    { schema: { hide: true }, constraints: { wants: 'markdown' } },
    (request, reply) => {
      const { slug } = request.params;
      return send(request, reply, `page ${slug}`, (origin) =>
        makeTwin({ slug, origin, more: { vary: 'accept-encoding, accept' }, path: documentPath }),
      );
    },
  );
  app.get('/llms.txt', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'list', async (origin) =>
      textAnswer(await reading.list(await siteName(options.database), origin)),
    ),
  );
  app.get('/llms-full.txt', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'all', async (origin) => textAnswer(await reading.all(origin))),
  );
};
