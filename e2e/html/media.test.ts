import { expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import { replaceMedia } from '#contract/media/calls.ts';
import { mediaUrl } from '#contract/media/media-list.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import { sendMedia } from '#server/areas/media/testing.ts';
import { htmlPortal } from './portal.ts';
import { byRole, type RenderedPage, textOf } from './rendered-page.ts';

const { app, call, open, visit, tokenOf } = await htmlPortal({ PAGE_CACHE: 'off' }, { accounts: true });
const token = await tokenOf('运营超级管理员');

const logoOf = ({ document }: RenderedPage) => byRole(document, 'banner').querySelector('img') as Element;
const png = (background: string) => plainPicture('png', { width: 400, height: 400, background });
type Payload = Record<string, unknown>;
const publish = async (query: { kind: string; keyword?: string }, change: (payload: Payload) => Payload) => {
  const { body } = await call(content.queryEntries, query, { token });
  const { entryId } = body.data.list[0] as { entryId: string };
  const { revision, payload } = (await call(content.getEntry, { entryId }, { token })).body.data;
  const published = { entryId, revision, payload: change(payload), note: '' };
  expect((await call(content.publish, published, { token })).body.code).toBe('200');
};
const publishLogo = (LOGO: string) => publish({ kind: 'website' }, (payload) => ({ ...payload, LOGO }));

test('[CONT-04] a page shows a picture of the library in the formats and sizes of its present version', async () => {
  const delivered = await visit('/');
  expect(delivered.html).not.toContain('<picture');
  expect(logoOf(delivered).outerHTML).toMatch(/^<img src="\/static\/site\/logo\.svg" alt="" width="28" height="28"/);

  const { data } = (await sendMedia(app, token, [['file', { name: '标志.png', bytes: await png('#f00') }]])).body;
  await publishLogo(data.address);
  // The parser keeps the spelling of React.
  const sources = async () => {
    const logo = logoOf(await visit('/'));
    const of = [...(logo.parentElement as Element).querySelectorAll('source')];
    return { logo, all: [...of.map((one) => one.getAttribute('srcSet')), logo.getAttribute('srcSet')] };
  };
  const sets = (version: string) =>
    ['avif', 'webp', 'png'].map((format) =>
      [160, 320, 400].map((width) => `${data.address}/${version}/whole-${width}.${format} ${width}w`).join(', '),
    );
  const first = await sources();
  expect(first.all).toEqual(sets(data.version));
  expect(['alt', 'width', 'height', 'sizes'].map((name) => first.logo.getAttribute(name))).toEqual([
    '',
    '28',
    '28',
    '28px',
  ]);

  const replaced = await sendMedia(
    app,
    token,
    [
      ['assetId', data.assetId],
      ['revision', String(data.revision)],
      ['file', { name: '新.png', bytes: await png('#00f') }],
    ],
    replaceMedia,
  );
  expect((await sources()).all).toEqual(sets(replaced.body.data.version));

  const detail = await open(mediaUrl(data.assetId), { as: '运营管理员' });
  expect(detail.status).toBe(200);
  expect(textOf(byRole(detail.document, 'list', { name: '图片' }))).toContain('1 处使用');
  expect((await open(mediaUrl(data.assetId), { as: '企业管理员' })).status).toBe(403);
});

test('[CONT-04] slides and abilities show a picture of the library in the crops of their places, and drawings as before', async () => {
  const picture = {
    name: '现场.png',
    bytes: await plainPicture('png', { width: 1300, height: 800, background: '#0a0' }),
  };
  const { address, version } = (await sendMedia(app, token, [['file', picture]])).body.data;
  const cropsOf = ({ document }: RenderedPage) =>
    [...byRole(document, 'main').querySelectorAll('picture > img')].map((img) => {
      const [, shape] = /\/([\dx]+)-\d+\.png /.exec(img.getAttribute('srcSet') ?? '') ?? [];
      expect(img.getAttribute('srcSet')).toContain(`${address}/${version}/`);
      return shape;
    });
  const drawingsOf = ({ document }: RenderedPage) =>
    [...byRole(document, 'main').querySelectorAll('[data-drawing]')].map((one) => one.getAttribute('data-drawing'));

  const before = await visit('/');
  expect(drawingsOf(before).slice(0, 2)).toEqual([
    '/static/drawings/site/carousel-abilities.svg',
    '/static/drawings/site/carousel-abilities-narrow.svg',
  ]);
  await publish({ kind: 'positions', keyword: 'home' }, ({ blocks }) => ({
    blocks: (blocks as Payload[]).map((block, at) => (at === 0 ? { ...block, picture: address } : block)),
  }));
  const after = await visit('/');
  expect(cropsOf(after)).toEqual(['3x1', '4x3']);
  expect(drawingsOf(after)).toEqual(drawingsOf(before).slice(2));

  await publish({ kind: 'ability', keyword: '人员检测' }, (payload) => ({
    ...payload,
    cover: address,
    banner: 'ability-2/banner',
    scenarios: (payload.scenarios as Payload[]).map((scenario, at) =>
      at === 1 ? { ...scenario, pic: address } : scenario,
    ),
  }));
  const page = await visit('/open-ability/domain-case-detail/1');
  expect(cropsOf(page)).toEqual(['16x9', '16x9']);
  expect(drawingsOf(page)).toEqual(
    expect.arrayContaining([
      '/static/drawings/ability-2/banner.svg',
      '/static/drawings/ability-1/scenario-1.svg',
      '/static/drawings/ability-1/scenario-3.svg',
      '/static/drawings/ability-1/install.svg',
    ]),
  );
  expect(cropsOf(await visit('/open-ability/?keyword=人员检测'))).toContain('16x9');
});
