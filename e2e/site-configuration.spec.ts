import type { LinkInfo } from '../contract/site/content.ts';
import { expect } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

const LINK_INFO = 2;

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

test('[SHELL-05] [CARD-01] login names the state of the address wherever the visitor goes, on a narrow page it is in the drawer; an address that the operator has set is at its contact', async ({
  page,
  baseURL,
  database,
}) => {
  await setHeaderLinks(database, 1);
  await changeLinks(database, (links) => ({
    ...links,
    contacts: links.contacts.map((contact) =>
      contact.key === 'presales' ? { ...contact, email: 'presales@vendor.test' } : contact,
    ),
  }));
  await openLive(page, '/');
  await test.step('an address that the operator has set is shown at its contact, and the others have none', async () => {
    const card = page.getByRole('complementary', { name: '快捷工具' });
    await card.getByRole('button', { name: '咨询' }).hover();
    const contacts = card.getByRole('region', { name: '咨询' }).getByRole('listitem');
    await expect(contacts.filter({ hasText: '@' })).toHaveCount(1);
    await expect(contacts.filter({ hasText: '售前咨询' })).toContainText('presales@vendor.test');
  });

  await test.step('login names the state of the address and leads back to it, wherever the visitor goes', async () => {
    const login = page.getByRole('banner').getByRole('link', { name: '登录', exact: true });
    const leadsTo = (state: string, path: string) =>
      expect(login).toHaveAttribute(
        'href',
        `/auth/login?state=${state}&redirect_uri=${encodeURIComponent(`${baseURL}${path}`)}`,
      );
    await leadsTo('none', '/');
    await page.getByRole('contentinfo').getByRole('link', { name: '可立即体验' }).click();
    await leadsTo('has', '/open-ability/?hasEngine=1');
    await page.goto('/open-ability/domain-case-detail/1#ways');
    await leadsTo('none', '/open-ability/domain-case-detail/1#ways');
  });

  await test.step('on a narrow page the same links stand in the drawer', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await untilLive(page);
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeHidden();
    await page.getByRole('button', { name: '打开导航' }).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await expect(drawer.getByRole('button', { name: '需求咨询', exact: true })).toBeVisible();
    for (const name of ['文档', '登录', '注册'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

const addEntry = (database: PortalDatabase, name: string, url: string) =>
  database.query(
    `insert into site_menu (menu_id, parent_id, level, menu_name, menu_url, status, tip_icon, position)
     select max(menu_id) + 1, 3, 4, $1, $2, 1, 1, 999 from site_menu`,
    [name, url],
  );

test('[ROUTE-02] [GUARD-03] [MENU-05] inside the app an unknown path and an ability that is not on the list navigate to /error/404, and back again; a link with http opens in the same window', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await addEntry(database, '外部链接', `${baseURL}/duty/?key=privacy-policy`);
  const away = { 去往无处: '/no/such/page', 没有的能力: '/open-ability/domain-case-detail/18' };
  for (const [name, url] of Object.entries(away)) await addEntry(database, name, url);
  await openLive(page, '/open-ability/');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  for (const name of Object.keys(away)) {
    await page.getByRole('link', { name: '开放能力', exact: true }).first().hover();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/error/404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/open-ability/');
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);

  await test.step('a link of the menu that starts with http opens in the same window', async () => {
    await page.getByRole('link', { name: '开放能力', exact: true }).first().hover();
    const link = page.getByRole('link', { name: '外部链接' });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  });
});
