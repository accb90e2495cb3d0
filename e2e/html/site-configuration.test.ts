import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinkInfo } from '#contract/site/content.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, headingOf, hrefsOf, type RenderedPage, textOf, textsOf, titleOf } from './rendered-page.ts';

const { app, database, open } = await htmlPortal({ PAGE_CACHE: 'off' });

const LINK_INFO = 2;
const AGREEMENT_LINKS = 3;
/** The tables that the tests change. Each test gets them as the import has left them. */
const TABLES = ['site_menu', 'site_config'];

const ask = <Row>(text: string, values?: unknown[]) => database.query<Row>({ name: '', text }, values);

await ask('create schema kept');
for (const table of TABLES) await ask(`create table kept.${table} as table ${table}`);

const away: string[] = [];
/** Makes every query of the table fail. */
const takeAway = async (table: string) => {
  await ask(`alter table ${table} rename to ${table}_away`);
  away.push(table);
};
afterEach(async () => {
  for (const table of away.splice(0)) await ask(`alter table ${table}_away rename to ${table}`);
  for (const table of TABLES) {
    await ask(`delete from ${table}`);
    await ask(`insert into ${table} table kept.${table}`);
  }
});

/** The server's console, where errors of pages are logged. */
const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const setConfig = (type: number, content: unknown) =>
  ask('update site_config set config_content = $2 where config_type = $1', [type, JSON.stringify(content)]);
const setHeaderLinks = async (status: 0 | 1) => {
  const [row] = await ask<{ config_content: string }>('select config_content from site_config where config_type = $1', [
    LINK_INFO,
  ]);
  const links = JSON.parse((row as { config_content: string }).config_content) as LinkInfo;
  await setConfig(LINK_INFO, { ...links, headerLinks: links.headerLinks.map((link) => ({ ...link, status })) });
};

const headerOf = ({ document }: RenderedPage) => byRole(document, 'banner');
const brandOf = (page: RenderedPage) => allByRole(headerOf(page), 'link')[0] as Element;
const panelOf = ({ document }: RenderedPage) => document.getElementById('menu-panel-1') as Element;

test('[SHELL-01] [SHELL-05] the header shows consultation, documents, login and register as the configuration does', async () => {
  const linksOf = (page: RenderedPage) =>
    Object.fromEntries(
      ['文档', '登录', '注册'].map((name) => [name, hrefsOf(allByRole(headerOf(page), 'link', { name }))]),
    );
  const consultsOf = (page: RenderedPage) => allByRole(headerOf(page), 'button', { name: '需求咨询' });
  const delivered = await open('/');
  expect(consultsOf(delivered)).toHaveLength(1);
  const documents = '/resource-center/document-center';
  expect(linksOf(delivered)).toEqual({ 文档: [documents], 登录: ['/auth/login'], 注册: ['/auth/register'] });
  await setHeaderLinks(1);
  const all = await open('/');
  expect(consultsOf(all)).toHaveLength(1);
  expect(linksOf(all)).toEqual({
    文档: [documents],
    登录: ['/auth/login'],
    注册: ['/auth/register'],
  });
  await setHeaderLinks(0);
  const none = await open('/');
  expect(consultsOf(none)).toEqual([]);
  expect(linksOf(none)).toEqual({ 文档: [], 登录: [], 注册: [] });
});

test('[SHELL-02] logo and name come from the system configuration', async () => {
  await setConfig(1, { name: '另一个名字', LOGO: '/static/site/icon.svg' });
  const page = await open('/');
  expect(textOf(brandOf(page))).toBe('另一个名字');
  expect(brandOf(page).querySelector('img')?.getAttribute('src')).toBe('/static/site/icon.svg');
  expect(titleOf(page)).toBe('另一个名字');
});

test('[SHELL-02] when the configuration cannot be had that is logged, the default name stays and the page works', async () => {
  await takeAway('site_config');
  const page = await open('/open-ability/domain-case-detail/3');
  expect(page.status).toBe(200);
  expect(textOf(brandOf(page))).toBe('AI 开放平台');
  const logo = await app.inject(brandOf(page).querySelector('img')?.getAttribute('src') as string);
  expect(logo.statusCode).toBe(200);
  expect(logo.headers['content-type']).toContain('image/');
  expect(headingOf(page)).toBe('安全帽佩戴检测');
  expect(logged.join('\n')).toContain('logo could not be loaded');
  expect(logged.join('\n')).toContain('links could not be loaded');
});

test('[MENU-09] when the menu cannot be had that is logged, and the rest of the page works', async () => {
  await takeAway('site_menu');
  for (const [path, home] of [
    ['/', '/'],
    ['/open-ability/hefei', '/hefei'],
  ] as const) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(allByRole(page.document, 'link', { name: /身份证识别/ }).length).toBeGreaterThan(0);
    expect(allByRole(headerOf(page), 'link', { name: '开放能力' })).toEqual([]);
    expect(hrefsOf(allByRole(byRole(page.document, 'contentinfo'), 'link', { name: '首页' }))).toEqual([home]);
  }
  expect(logged.join('\n')).toContain('menu could not be loaded');
});

test('[FOOT-01] the terms links come from the configuration, or are the three of the platform', async () => {
  const termsOf = async () => [
    ...byRole((await open('/')).document, 'contentinfo').querySelectorAll('a[href^="/duty/"]'),
  ];
  await setConfig(AGREEMENT_LINKS, [{ title: '只此一份', key: 'privacy-policy' }]);
  expect(textsOf(await termsOf())).toEqual(['只此一份']);
  await ask('delete from site_config where config_type = $1', [AGREEMENT_LINKS]);
  const terms = await termsOf();
  expect(textsOf(terms)).toEqual(['平台服务协议', '隐私政策', '服务商入驻协议']);
  expect(headingOf(await open(hrefsOf(terms).at(-1) as string))).toBe('服务商入驻协议');
});

test('[REG-03] a third-level group none of whose children has children is emptied on the regional site alone', async () => {
  // The delivered menu has no such group.
  const added = await ask(
    `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
     select 900 + added.id, coalesce(added.parent, area.menu_id), added.level, added.name, added.url, 1, 1, 900 + added.id
     from (select menu_id from site_menu where level = 2 order by position limit 1) area,
       (values (1, null, 3, '按模型类型', ''), (2, 901, 4, '混合', '/open-ability/?modelTypes=2')) added (id, parent, level, name, url)
     returning menu_id`,
  );
  expect(added).toHaveLength(2);
  const panelOn = async (path: string) => {
    const panel = panelOf(await open(path));
    expect(allByRole(panel, 'link', { name: /^安全帽佩戴检测/, hidden: true }).length).toBeGreaterThan(0);
    return panel;
  };
  const whole = await panelOn('/');
  expect(allByRole(whole, 'heading', { name: '按模型类型', hidden: true })).toHaveLength(1);
  expect(allByRole(whole, 'link', { name: '混合', hidden: true })).toHaveLength(1);
  const regional = await panelOn('/hefei');
  expect(allByRole(regional, 'link', { name: '混合', hidden: true })).toEqual([]);
  expect(allByRole(regional, 'heading', { name: '按模型类型', hidden: true })).toEqual([]);
});

test('[REG-03] the children of a third-level group stand in the order of the number that ends their names', async () => {
  const rows = await ask<{ menu_id: number; menu_name: string }>(
    `select menu_id, menu_name from site_menu
     where parent_id = (select min(parent_id) from site_menu where level = 4) order by position`,
  );
  expect(rows.length).toBeGreaterThan(2);
  const names = rows.map(({ menu_name: name }, at) => `${name} ${rows.length - at}`);
  for (const [at, { menu_id: id }] of rows.entries())
    await ask('update site_menu set menu_name = $2 where menu_id = $1', [id, names[at]]);
  for (const [path, shown] of [
    ['/', names],
    ['/hefei', [...names].reverse()],
  ] as const) {
    const text = textOf(panelOf(await open(path)));
    const places = shown.map((name) => text.indexOf(name));
    expect(places, path).not.toContain(-1);
    expect(places, path).toEqual([...places].sort((a, b) => a - b));
  }
});
