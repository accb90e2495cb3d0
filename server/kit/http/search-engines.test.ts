import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { named } from '../database/pool.ts';
import { testApp } from '#server/app/testing.ts';

const PUBLIC_URL = 'https://portal.example.com';
const { app, call, database } = await testApp({ PUBLIC_URL, PRODUCTION_HOSTS: 'portal.example.com' }, { pages: true });
const unnamed = await testApp({}, { pages: true });

const { list } = (await call(queryAbilities, { pageNo: 1, pageSize: 100 })).body.data;
const get = async (url: string, host = 'elsewhere.example.net') => app.inject({ url, headers: { host } });
const headIn = (html: string) => {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const data = find(/<script type="application\/ld\+json">(.*?)<\/script>/);
  return {
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)"/),
    robots: find(/<meta name="robots" content="(.*?)"/),
    canonical: find(/<link rel="canonical" href="(.*?)"/),
    url: find(/<meta property="og:url" content="(.*?)"/),
    image: find(/<meta property="og:image" content="(.*?)"/),
    data: data === undefined ? undefined : JSON.parse(data),
  };
};
const headOf = async (url: string) => headIn((await get(url)).body);

describe('the head of a page', () => {
  test.each(list.map(({ abilityNo, abilityName, description }) => [abilityNo, abilityName, description] as const))(
    'of ability %i, %s, has title, description, canonical address, picture and structured data, on the regional site the same',
    async (abilityNo, abilityName, description) => {
      const path = `/open-ability/domain-case-detail/${abilityNo}`;
      const head = await headOf(path);
      const canonical = PUBLIC_URL + path;
      expect(head).toMatchObject({ description, canonical, url: canonical, robots: undefined });
      expect(head.title?.startsWith(`${abilityName} - `)).toBe(true);
      const [software, crumbs] = head.data['@graph'];
      expect(software).toMatchObject({ name: abilityName, description, url: canonical, image: head.image });
      expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: abilityName, item: canonical });
      expect(await headOf(`${path}/hefei`)).toEqual(head);
      const picture = join(import.meta.dirname, '../../../build', new URL(head.image ?? '').pathname);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    },
  );

  test('of the list names its page; searches and filters are not indexed', async () => {
    expect(await headOf('/open-ability/?pageNo=1&x=1')).toMatchObject({ canonical: `${PUBLIC_URL}/open-ability/` });
    expect(await headOf('/open-ability?pageNo=2')).toMatchObject({ canonical: `${PUBLIC_URL}/open-ability/?pageNo=2` });
    expect((await headOf('/open-ability/')).data.itemListElement).toHaveLength(12);
    const second = await headOf('/open-ability/?pageNo=2');
    expect(second.title).toContain('第 2 页');
    expect(second.data.itemListElement[0].position).toBe(13);
    for (const search of ['keyword=%3Cscript%3E', 'modelTypes=2', 'sortType=3', 'pageNo=9000', 'industryTypes=1,2'])
      expect(await headOf(`/open-ability/?${search}`)).toMatchObject({ robots: 'noindex', canonical: undefined });
  });

  test('of an industry names it', async () => {
    const head = await headOf('/open-ability/?industryTypes=8');
    expect(head).toMatchObject({ canonical: `${PUBLIC_URL}/open-ability/?industryTypes=8`, robots: undefined });
    expect(head.title).toContain('交通运输');
  });

  test('of a search or a comparison has a preview when shared, although no search engine indexes it', async () => {
    for (const path of ['/open-ability/?keyword=%E5%AE%89%E5%85%A8%E5%B8%BD', '/open-ability/compare?abilityNos=3,9']) {
      const head = await headOf(path);
      expect(head).toMatchObject({
        robots: 'noindex',
        canonical: undefined,
        image: `${PUBLIC_URL}/static/share/site.png`,
      });
      expect(head.description?.length).toBeGreaterThan(10);
    }
  });

  test('of a failed page is not indexed', async () => {
    for (const path of ['/error/403', '/open-ability/domain-case-detail/18', '/nothing'])
      expect(await headOf(path)).toMatchObject({ robots: 'noindex', canonical: undefined, image: undefined });
  });

  test('escapes what a searcher typed', async () => {
    const { body } = await get('/open-ability/?keyword=%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(body).not.toContain('</title><script>alert');
  });
});

describe('the sitemap', () => {
  const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);

  test('names the pages of the public address, each of which exists and has that canonical address', async () => {
    await database.query(
      named('test.unlist', 'update catalogue_ability set enabled_production = false where ability_no = 9'),
    );
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const named9 = `${PUBLIC_URL}/open-ability/domain-case-detail/9`;
    const urls = addresses(body);
    expect(urls).toHaveLength(new Set(urls).size);
    expect(urls.filter((url) => url?.includes('domain-case-detail'))).toHaveLength(61);
    expect(urls).not.toContain(named9);
    // A few documents and abilities represent all, since their pages have separate tests.
    const opened = urls.filter((url, at) => !/\/document-|domain-case-detail/.test(url ?? '') || at % 20 === 0);
    for (const url of opened) {
      const path = new URL(url ?? '').pathname;
      const page = await get(path, 'portal.example.com');
      expect([path, page.statusCode, headIn(page.body).canonical]).toEqual([path, 200, url]);
    }
  });

  test('is cached, compressed and tagged', async () => {
    const [first, second] = await Promise.all(
      ['br', 'gzip'].map((coding) => app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': coding } })),
    );
    expect([first?.headers['content-encoding'], second?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(first?.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('is named in robots.txt', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  test('and canonical addresses are missing without a public address', async () => {
    const answer = (url: string) => unnamed.app.inject({ url, headers: { host: 'evil.example.net' } });
    expect((await answer('/sitemap.xml')).statusCode).toBe(404);
    expect((await answer('/robots.txt')).body).not.toContain('Sitemap');
    const { body } = await answer('/open-ability/domain-case-detail/3');
    expect(body).not.toMatch(/rel="canonical"|og:url|evil\.example/);
  });
});
