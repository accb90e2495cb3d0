import type { FastifyInstance } from 'fastify';
import { createCache, type Cache } from '../cache/cache.ts';
import { type CachedAnswer, cacheAnswer, sendCached } from '../cache/cached-answer.ts';
import type { Headers } from './security-headers.ts';

/** A page that search engines may index. */
export interface KnownPage {
  path: string;
  /** ISO 8601; absent if unknown. */
  updated?: string;
}

/** Maximum number of pages of one sitemap, by its protocol. */
export const SITEMAP_MAXIMUM = 50_000;

const FRESH_MS = 600_000;

/** Creates the sitemap cache of this node, which is cleared when the content changes. */
export const createSitemapCache = (onRefreshFailure: (error: unknown) => void): Cache<CachedAnswer> =>
  createCache({
    maximumBytes: 32 * 1024 * 1024,
    sizeOf: ({ size }) => size,
    freshMs: FRESH_MS,
    staleMs: 0,
    onRefreshFailure,
  });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sitemap = (publicUrl: string, pages: readonly KnownPage[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .slice(0, SITEMAP_MAXIMUM)
    .map(
      ({ path, updated }) =>
        `<url><loc>${escaped(publicUrl + path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;

/**
 * Mounts `/robots.txt` and `/sitemap.xml`. Addresses come from `PUBLIC_URL`, never from a request. Without it there is
 * no sitemap, because the addresses are unknown.
 */
export const mountSearchEngines = (
  app: FastifyInstance,
  options: {
    publicUrl: string | undefined;
    headers: Headers;
    cache: Cache<CachedAnswer>;
    knownPages: () => Promise<KnownPage[]>;
  },
) => {
  const { publicUrl, headers, cache, knownPages } = options;
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\n${publicUrl === undefined ? '' : `\nSitemap: ${publicUrl}/sitemap.xml\n`}`,
      ),
  );
  if (publicUrl !== undefined)
    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const kept = await cache.get('', async () =>
        cacheAnswer(
          200,
          { ...headers, 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
          Buffer.from(sitemap(publicUrl, await knownPages())),
        ),
      );
      reply.hijack();
      sendCached(reply.raw, request.headers, request.method, kept);
      return reply;
    });
  // Browsers request it for addresses that are not pages; the site's icon is an SVG.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply.headers(headers).header('cache-control', 'public, max-age=86400').redirect('/static/site/icon.svg', 302),
  );
};
