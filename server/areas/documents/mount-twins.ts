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
import type { AddressBudget } from '#server/kit/limits/address-budget.ts';
import { createReading, type DocumentOptions } from './reading.ts';

/** A change of content drops what is kept. */
const FRESH_MS = 600_000;
const KEPT_BYTES = 16 * 1_048_576;

export interface TwinOptions extends DocumentOptions {
  headers: Headers;
  budget: AddressBudget;
  onChange: HttpPlatform['onChange'];
  log: Log;
}

/**
 * Serves documents as Markdown: at `<address>.md`, at their own address for requests that prefer Markdown, and all
 * together at `/llms.txt` and `/llms-full.txt`. Addresses in them come from the configuration, never from a request.
 */
export const mountTwins = async (app: FastifyInstance, { headers, budget, onChange, log, ...options }: TwinOptions) => {
  const reading = createReading(options);
  const kept = createCache<CachedAnswer>({
    maximumBytes: KEPT_BYTES,
    sizeOf: ({ size }) => size,
    freshMs: FRESH_MS,
    staleMs: 0,
    onRefreshFailure: (error) => log.warn({ err: error }, 'the Markdown of documents could not be made again'),
    keeps: ({ status }) => status === 200,
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
    make: () => Promise<CachedAnswer>,
  ): Promise<FastifyReply> => {
    budget.take(request.ip);
    const answer = await kept.get(key, make);
    reply.hijack();
    sendCached(reply.raw, request.headers, request.method, answer);
    return reply;
  };
  const missing = (more: Headers) => textAnswer('# 404\n\n没有这篇文档，或者没有这一节。\n', more, 404);

  const makeTwin = async (slug: string, section: string | undefined, more: Headers, path: (slug: string) => string) => {
    const row = slugPattern.test(slug) && slug.length <= SLUG_MAXIMUM ? await reading.find(slug) : undefined;
    if (!row) return missing(more);
    if (row.slug !== slug) return textAnswer('', { ...more, location: path(row.slug) }, 301);
    const text = await reading.twin(row, section);
    return text === undefined ? missing(more) : textAnswer(text, more);
  };

  app.get<{ Params: { file: string }; Querystring: { section?: string } }>(
    `${documentPath('')}:file(^[^/]+\\.md$)`,
    { schema: { hide: true } },
    (request, reply) => {
      const slug = request.params.file.replace(/\.md$/, '');
      const section = typeof request.query.section === 'string' ? request.query.section : undefined;
      return send(request, reply, JSON.stringify([slug, section]), () => makeTwin(slug, section, {}, twinPath));
    },
  );
  app.get<{ Params: { slug: string } }>(
    `${documentPath('')}:slug`,
    { schema: { hide: true }, constraints: { wants: 'markdown' } },
    (request, reply) => {
      const { slug } = request.params;
      return send(request, reply, `page ${slug}`, () =>
        makeTwin(slug, undefined, { vary: 'accept-encoding, accept' }, documentPath),
      );
    },
  );
  app.get('/llms.txt', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'list', async () => textAnswer(await reading.list(await siteName(options.database)))),
  );
  app.get('/llms-full.txt', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'all', async () => textAnswer(await reading.all())),
  );
};
