import { expect, test } from 'vitest';
import { writtenTable } from '#server/app/written-permissions.ts';
import { permissionCodes } from '#contract/permissions.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, headingOf, hrefsOf, type RenderedPage, textOf } from './rendered-page.ts';

const { app, open } = await htmlPortal({}, { accounts: true });

const KINDS = [
  { type: '403', status: 403, title: '没有访问权限', picture: 'network-error' },
  { type: '404', status: 404, title: '没有找到这个页面', picture: 'network-error' },
  { type: '500', status: 200, title: '页面暂时打不开', picture: 'server-error' },
  { type: 'anything', status: 200, title: '页面暂时打不开', picture: 'server-error' },
];

test.for(KINDS)(
  '[ROUTE-02] [ERR-04] the error page $type answers $status and shows its picture',
  async ({ type, status, title, picture }) => {
    const page = await open(`/error/${type}`);
    expect(page.status).toBe(status);
    expect(headingOf(page)).toBe(title);
    const address = page.document.querySelector('main [data-drawing]')?.getAttribute('data-drawing');
    expect(address).toBe(`/static/drawings/site/${picture}.svg`);
    const drawn = await app.inject(`/static/drawings/site/${picture}.svg`);
    expect(drawn.body).toContain('id="drawing"');
  },
);

test('[ROUTE-02] an unknown path answers 404 with the page of /error/404', async () => {
  const unknown = await open('/nowhere/at/all?x=1');
  expect(unknown.status).toBe(404);
  expect(headingOf(unknown)).toBe('没有找到这个页面');
  expect(unknown.html).toBe((await open('/error/404')).html);
});

test('[ROUTE-18] the 404 page shows no shell, the other error pages keep it', async () => {
  const lost = await open('/error/404');
  expect(allByRole(lost.document, 'main')).toHaveLength(1);
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    expect(allByRole(lost.document, role), role).toEqual([]);
  for (const type of ['403', '500']) {
    const { document } = await open(`/error/${type}`);
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      expect(allByRole(document, role), `${type} ${role}`).toHaveLength(1);
  }
});

test('[ROUTE-02] the ways out of the 404 page lead to the home page and to the abilities', async () => {
  const { document } = await open('/error/404');
  expect(byRole(document, 'link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  const abilities = byRole(document, 'link', { name: '浏览开放能力' }).getAttribute('href') as string;
  expect(headingOf(await open(abilities))).toBe('开放能力');
});

test('[GUARD-04] the list of abilities and the error pages are open to everybody, under any spelling of the query', async () => {
  const as = { token: 'of-nobody' };
  for (const path of [
    '/open-ability',
    '/open-ability/',
    '/open-ability?modelTypes=9,x&pageNo=-1',
    '/open-ability/hefei',
  ]) {
    const page = await open(path, { as });
    expect(page.status, path).toBe(200);
    expect(headingOf(page), path).toBe('开放能力');
  }
  for (const type of ['403', '404', '500', 'x'.repeat(100)]) {
    const page = await open(`/error/${type}`, { as });
    expect(page.headers.location, type).toBeUndefined();
    expect(headingOf(page), type).not.toBe('');
  }
});

test.for([
  ['a gap of the list', ['18', '22', '27', '66']],
  ['no number of an ability', ['0', '01', '3x', '9999999', '%E4%B8%89']],
] as const)('[GUARD-03] an ability whose id is %s gets the 404 page', async ([, ids]) => {
  for (const path of ids.flatMap((id) => [id, `${id}/hefei`])) {
    const page = await open(`/open-ability/domain-case-detail/${path}`);
    expect(page.status, path).toBe(404);
    expect(headingOf(page), path).toBe('没有找到这个页面');
  }
});

/** The codes of the areas' pages, and the sentences of docs/permissions.md. */
const codes = writtenTable('Codes');
const groups = writtenTable('Groups');

/** Returns the facts of the 403 page by name. */
const missingOf = ({ document }: RenderedPage) =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((fact) => [
      textOf(fact.querySelector('dt')),
      textOf(fact.querySelector('dd')),
    ]),
  );

test.for(permissionCodes)(
  '[GUARD-01] the 403 page names the right %s that can be missing, and who grants it',
  async (code) => {
    const page = await open(`/error/403?right=${code}`);
    expect(page.status).toBe(403);
    const written = codes.find((row) => row.code === code);
    const group = groups.find((row) => row.group === written?.['held by']);
    expect(headingOf(page)).toBe('没有访问权限');
    expect(missingOf(page)).toEqual({ 缺少权限: written?.name, 由谁开通: group?.['granted by'] });
  },
);

test.for([
  ['markup', '<script>alert(1)</script>'],
  ['the name of a property', '__proto__'],
  ['a right in capitals', 'ACCOUNT'],
  ['two rights', 'account,rights'],
  ['a long text', 'x'.repeat(5000)],
] as const)('[GUARD-01] a right that there is not is not repeated: %s', async ([, right]) => {
  const page = await open(`/error/403?right=${encodeURIComponent(right)}`);
  expect(page.status).toBe(403);
  expect(headingOf(page)).toBe('没有访问权限');
  expect(missingOf(page)).toEqual({});
  expect(bodyTextOf(page)).toContain('企业成员请联系企业管理员，其他账号请联系平台客服');
  // The page is the same for every requested address.
  expect(page.html).not.toContain(encodeURIComponent(right).slice(0, 20));
});

test('[GUARD-01] a page without its right answers 403 at once, and names the right', async () => {
  const page = await open('/console/outbox?phoneNo=13900000000', { as: '合作伙伴' });
  expect(page.status).toBe(403);
  expect(headingOf(page)).toBe('没有访问权限');
  expect(missingOf(page).缺少权限).toBe('短信发件箱');
});

test('[GUARD-01] the 403 page leads a visitor home', async () => {
  const { document } = await open('/error/403?right=goods');
  const main = byRole(document, 'main');
  expect(hrefsOf(allByRole(main, 'link', { name: '返回首页' }))).toEqual(['/']);
  expect(allByRole(document, 'link', { name: '换个账号登录' })).toEqual([]);
});
