import type { LinkInfo } from '../contract/site/entities.ts';
import { expect } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

const LINK_INFO = 2;
const AGREEMENT_LINKS = 3;

async function changeLinks(database: PortalDatabase, change: (links: LinkInfo) => LinkInfo): Promise<void> {
  const { rows } = await database.query('select config_content from site_config where config_type = $1', [LINK_INFO]);
  const links = change(JSON.parse(rows[0].config_content));
  await database.query('update site_config set config_content = $2 where config_type = $1', [
    LINK_INFO,
    JSON.stringify(links),
  ]);
}

const setHeaderLinks = (database: PortalDatabase, status: 0 | 1) =>
  changeLinks(database, (links) => ({
    ...links,
    headerLinks: links.headerLinks.map((link) => ({ ...link, status })),
  }));

test('[SHELL-01] [SHELL-05] the header shows consultation, documents, login and register as the configuration does', async ({
  page,
  database,
}) => {
  await openLive(page, '/');
  const header = page.getByRole('banner');
  const link = (name: string) => header.getByRole('link', { name, exact: true });
  const consult = header.getByRole('button', { name: '需求咨询', exact: true });
  await expect(consult).toBeVisible();
  for (const name of ['登录', '注册']) await expect(link(name)).toBeVisible();
  // The document centre is not built yet.
  await expect(link('文档')).toHaveCount(0);
  await setHeaderLinks(database, 1);
  await openLive(page, '/');
  await expect(consult).toBeVisible();
  await expect(link('文档')).toHaveAttribute('href', '/resource-center/document-center');
  await expect(link('注册')).toHaveAttribute('href', '/auth/register');
  await setHeaderLinks(database, 0);
  await openLive(page, '/');
  await expect(consult).toHaveCount(0);
  for (const name of ['文档', '登录', '注册']) await expect(link(name)).toHaveCount(0);
});

test('[SHELL-05] login names the state of the address and leads back to it, wherever the visitor goes', async ({
  page,
  baseURL,
}) => {
  const login = page.getByRole('banner').getByRole('link', { name: '登录', exact: true });
  const leadsTo = (state: string, path: string) =>
    expect(login).toHaveAttribute(
      'href',
      `/auth/login?state=${state}&redirect_uri=${encodeURIComponent(`${baseURL}${path}`)}`,
    );
  await page.goto('/');
  await leadsTo('none', '/');
  await page.getByRole('contentinfo').getByRole('link', { name: '在线体验' }).click();
  await leadsTo('has', '/open-ability/?productForms=1');
  await page.goto('/open-ability/domain-case-detail/1#ways');
  await leadsTo('none', '/open-ability/domain-case-detail/1#ways');
});

test('[SHELL-05] on a narrow page the same links stand in the drawer', async ({ page, database }) => {
  await setHeaderLinks(database, 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeHidden();
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '导航' });
  await expect(drawer.getByRole('button', { name: '需求咨询', exact: true })).toBeVisible();
  for (const name of ['文档', '登录', '注册'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
});

test('[SHELL-02] logo and name come from the system configuration', async ({ page, database }) => {
  await database.query('update site_config set config_content = $1 where config_type = 1', [
    JSON.stringify({ name: '另一个名字', LOGO: '/static/site/icon.svg' }),
  ]);
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand).toHaveText('另一个名字');
  await expect(brand.locator('img')).toHaveAttribute('src', '/static/site/icon.svg');
  await expect(page).toHaveTitle('另一个名字');
});

test('[SHELL-02] when the configuration cannot be had that is logged, the default name stays and the page works', async ({
  page,
  database,
  portal,
}) => {
  await database.takeAway('site_config');
  const answer = await page.goto('/open-ability/domain-case-detail/3');
  expect(answer?.status()).toBe(200);
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand).toHaveText('AI 开放平台');
  await expect
    .poll(() => brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' })).toBeVisible();
  await expect.poll(() => portal.output()).toContain('logo could not be loaded');
  await expect.poll(() => portal.output()).toContain('links could not be loaded');
});

test('[MENU-09] when the menu cannot be had that is logged, and the rest of the page works', async ({
  page,
  database,
  portal,
}) => {
  await database.takeAway('site_menu');
  for (const path of ['/', '/open-ability/hefei']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('link', { name: '安全帽佩戴检测' }).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '开放能力', exact: true })).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
  await expect.poll(() => portal.output()).toContain('menu could not be loaded');
});

test('[FOOT-01] the terms links come from the configuration, or are the three of the platform', async ({
  page,
  database,
}) => {
  const terms = page.getByRole('contentinfo').locator('a[href^="/duty/"]');
  await database.query('update site_config set config_content = $2 where config_type = $1', [
    AGREEMENT_LINKS,
    JSON.stringify([{ title: '只此一份', key: 'privacy-policy' }]),
  ]);
  await page.goto('/');
  await expect(terms).toHaveText(['只此一份']);
  await database.query('delete from site_config where config_type = $1', [AGREEMENT_LINKS]);
  await page.goto('/');
  await expect(terms).toHaveText(['平台服务协议', '隐私政策', '服务商入驻协议']);
  await terms.last().click();
  await expect(page.getByRole('heading', { level: 1, name: '服务商入驻协议' })).toBeVisible();
});

const addEntry = (database: PortalDatabase, name: string, url: string) =>
  database.query(
    `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
     values (999, 3, 4, $1, $2, 1, 1, 999)`,
    [name, url],
  );

test('[MENU-05] a link of the menu that starts with http opens in the same window', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await addEntry(database, '外部链接', `${baseURL}/duty/?key=privacy-policy`);
  await openLive(page, '/');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole('link', { name: '开放能力', exact: true }).first().focus();
  const link = page.getByRole('link', { name: '外部链接' });
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
});

for (const [what, url] of [
  ['an unknown path', '/no/such/page'],
  ['an ability that is not on the list', '/open-ability/domain-case-detail/18'],
] as const)
  test(`[ROUTE-02] [GUARD-03] inside the app ${what} navigates to /error/404, and back again`, async ({
    page,
    database,
  }) => {
    await addEntry(database, '去往无处', url);
    await openLive(page, '/open-ability/');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole('link', { name: '开放能力', exact: true }).first().focus();
    await page.getByRole('link', { name: '去往无处' }).click();
    await expect(page).toHaveURL('/error/404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/open-ability/');
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

test('[REG-03] a third-level group none of whose children has children is emptied on the regional site alone', async ({
  page,
  database,
}) => {
  // The delivered menu has no such group.
  const { rows } = await database.query(
    `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
     select 900 + added.id, coalesce(added.parent, area.menu_id), added.level, added.name, added.url, 1, 1, 900 + added.id
     from (select menu_id from site_menu where level = 2 order by position limit 1) area,
       (values (1, null, 3, '按模型类型', ''), (2, 901, 4, '混合', '/open-ability/?modelTypes=2')) added (id, parent, level, name, url)
     returning menu_id`,
  );
  expect(rows).toHaveLength(2);
  const panelOn = async (path: string) => {
    await openLive(page, path);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '开放能力', exact: true }).focus();
    const panel = page.locator('#menu-panel-1');
    await expect(panel.getByRole('link', { name: /^安全帽佩戴检测/ })).toBeVisible();
    return panel;
  };
  const whole = await panelOn('/');
  await expect(whole.getByRole('heading', { name: '按模型类型' })).toBeVisible();
  await expect(whole.getByRole('link', { name: '混合', exact: true })).toBeVisible();
  const regional = await panelOn('/hefei');
  await expect(regional.getByRole('link', { name: '混合', exact: true })).toHaveCount(0);
  await expect(regional.getByRole('heading', { name: '按模型类型' })).toHaveCount(0);
});

test('[REG-03] the children of a third-level group stand in the order of the number that ends their names', async ({
  page,
  database,
}) => {
  const { rows } = await database.query(
    `select menu_id, menu_name from site_menu
     where parent_id = (select min(parent_id) from site_menu where level = 4) order by position`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const [at, { menu_id: id, menu_name: name }] of rows.entries())
    await database.query('update site_menu set menu_name = $2 where menu_id = $1', [id, `${name} ${rows.length - at}`]);
  const names = rows.map(({ menu_name: name }, at) => `${name} ${rows.length - at}`);
  for (const [path, shown] of [
    ['/', names],
    ['/hefei', [...names].reverse()],
  ] as const) {
    await openLive(page, path);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '开放能力', exact: true }).focus();
    const panel = page.locator('#menu-panel-1');
    await expect(panel.getByText(shown[0] as string, { exact: true })).toBeVisible();
    const text = (await panel.textContent()) as string;
    const places = shown.map((name) => text.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});
