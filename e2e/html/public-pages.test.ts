import { describe, expect, test } from 'vitest';
import { updateAgreement } from '#contract/agreements/calls.ts';
import { userRoles } from '#contract/kit/roles.ts';
import { ABILITY_NOS } from '../abilities.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, headingOf, hrefsOf, textOf, textsOf, titleOf } from './rendered-page.ts';

const { open, call, signUp } = await htmlPortal();

describe('the addresses', () => {
  test('[ROUTE-01] / is the home page', async () => {
    const page = await open('/');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe('隅见 AI 开放平台');
    expect(allByRole(page.document, 'region', { name: '快速入门' })).toHaveLength(1);
    const usual = byRole(page.document, 'region', { name: '常用能力' });
    expect(allByRole(usual, 'listitem').length).toBeGreaterThan(0);
  });

  test('[ROUTE-01] /home redirects to /', async () => {
    const { status, headers } = await open('/home');
    expect([status, headers.location]).toEqual([302, '/']);
  });

  test('[ROUTE-06] /open-ability/ has search, labels to filter by, sorting and results', async () => {
    const page = await open('/open-ability/');
    expect(headingOf(page)).toBe('开放能力');
    expect(allByRole(page.document, 'searchbox', { name: '搜索能力' })).toHaveLength(1);
    for (const filter of ['行业类型', '模型类型', '产品形态'])
      expect(allByRole(page.document, 'group', { name: filter }), filter).toHaveLength(1);
    expect(allByRole(page.document, 'combobox', { name: /^排序/ })).toHaveLength(1);
    expect(bodyTextOf(page)).toContain(`共 ${ABILITY_NOS.length} 项能力`);
  });

  test.for([
    [1, '人员检测'],
    [10, '工地着装规范算法包'],
  ] as const)('[ROUTE-07] /open-ability/domain-case-detail/%i is the page of that ability', async ([id, name]) => {
    const page = await open(`/open-ability/domain-case-detail/${id}`);
    expect(page.status).toBe(200);
    expect(headingOf(page)).toBe(name);
    expect(titleOf(page)).toBe(`${name} - 隅见 AI 开放平台`);
  });

  test.for([
    ['/hefei', '合肥站：身边的识别能力'],
    ['/open-ability/hefei', '开放能力'],
    ['/open-ability/domain-case-detail/3/hefei', '安全帽佩戴检测'],
  ] as const)('[ROUTE-15] %s is there, under the regional header', async ([path, heading]) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(allByRole(byRole(page.document, 'main'), 'heading', { name: heading })).toHaveLength(1);
    expect(textOf(byRole(page.document, 'banner'))).toContain('合肥站');
  });

  test.for([
    ['/', false],
    ['/open-ability', false],
    ['/open-ability?keyword=hefei', false],
    ['/open-ability/domain-case-detail/3', false],
    ['/hefei', true],
    ['/open-ability/hefei', true],
    ['/open-ability/domain-case-detail/3/hefei', true],
  ] as const)('[ROUTE-18] only a path that contains hefei uses the regional header: %s', async ([path, regional]) => {
    const { document } = await open(path);
    const [brand] = allByRole(byRole(document, 'banner'), 'link');
    expect(brand?.getAttribute('href')).toBe(regional ? '/hefei' : '/');
    expect(textOf(brand)).toBe(regional ? '隅见 AI 开放平台合肥站' : '隅见 AI 开放平台');
  });

  test.for([
    ['/', false],
    ['/open-ability/', true],
    ['/open-ability?modelTypes=2', true],
    ['/open-ability/domain-case-detail/5', true],
    ['/duty/?key=privacy-policy', false],
  ] as const)('[MENU-07] the top item is selected on its pages alone: %s', async ([path, selected]) => {
    const menu = byRole((await open(path)).document, 'navigation', { name: '主导航' });
    const top = byRole(menu, 'link', { name: '开放能力' });
    expect(top.getAttribute('aria-current')).toBe(selected ? 'true' : null);
  });

  test.for([
    ['/auth/login', '登录'],
    ['/auth/register', '注册'],
    ['/auth/forgot', '找回密码'],
    ['/auth/first-login', '设置子账号密码'],
  ] as const)('[ROUTE-21] %s is a page of this origin, and none for search engines', async ([path, title]) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(titleOf(page)).toBe(`${title} - 隅见 AI 开放平台`);
    expect(headingOf(page)).toBe(title);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(byRole(page.document, 'link', { name: '隅见 AI 开放平台' }).getAttribute('href')).toBe('/');
  });

  test('[ROUTE-18] the terms page hides the footer, the other pages have one', async () => {
    const terms = await open('/duty/?key=privacy-policy');
    expect(allByRole(terms.document, 'banner')).toHaveLength(1);
    expect(allByRole(terms.document, 'contentinfo')).toEqual([]);
    for (const path of ['/', '/hefei', '/open-ability', '/open-ability/domain-case-detail/3'])
      expect(allByRole((await open(path)).document, 'contentinfo'), path).toHaveLength(1);
  });
});

describe('without scripts', () => {
  test.for([
    ['/', '传一张图，当场看识别结果'],
    ['/open-ability', '开放能力'],
    ['/open-ability/domain-case-detail/3', '安全帽佩戴检测'],
    ['/duty/?key=privacy-policy', '隐私政策'],
    ['/hefei', '合肥站：身边的识别能力'],
  ] as const)('[SHELL-04] %s shows its content and no loader', async ([path, heading]) => {
    const page = await open(path);
    expect(allByRole(byRole(page.document, 'main'), 'heading', { name: heading })).toHaveLength(1);
    expect(bodyTextOf(page)).not.toContain('正在加载');
  });
});

const TERMS = [
  { title: '平台服务协议', key: 'platform-service' },
  { title: '隐私政策', key: 'privacy-policy' },
  { title: '服务商入驻协议', key: 'provider-onboarding' },
];

describe('the terms', () => {
  test.for(TERMS)('[FOOT-01] the footer links to $title, which opens /duty/', async ({ title, key }) => {
    const { document } = await open('/');
    const footer = byRole(document, 'contentinfo');
    const href = byRole(footer, 'link', { name: title }).getAttribute('href') as string;
    const { pathname, searchParams } = new URL(href, 'http://page.invalid');
    expect([pathname, searchParams.get('title'), searchParams.get('key')]).toEqual(['/duty/', title, key]);
    expect(headingOf(await open(href))).toBe(title);
  });

  test.for(TERMS)('[ROUTE-14] /duty/ shows the text of $title by its key, and by its title', async ({ title, key }) => {
    const byKey = await open(`/duty/?title=${encodeURIComponent(title)}&key=${key}`);
    const text = byRole(byKey.document, 'article');
    expect(textOf(byRole(text, 'heading', { level: 1 }))).toBe(title);
    expect(titleOf(byKey)).toBe(`${title} - 隅见 AI 开放平台`);
    expect(textOf(text).length).toBeGreaterThan(800);
    const byTitle = await open(`/duty?title=${encodeURIComponent(title)}`);
    expect(textOf(byRole(byTitle.document, 'article'))).toBe(textOf(text));
  });

  test('[ROUTE-14] the outline of a terms page names its sections', async () => {
    const { document } = await open('/duty/?key=privacy-policy');
    const links = allByRole(byRole(document, 'navigation', { name: '目录' }), 'link');
    expect(links.length).toBeGreaterThan(3);
    const sections = hrefsOf(links).map((href) => document.getElementById((href as string).slice(1)));
    expect(sections.map((section) => textOf(section))).toEqual(textsOf(links));
  });

  test('[CONST-05] a terms page says when it changed, in the time of Shanghai, and no time of day for a midnight', async () => {
    expect(bodyTextOf(await open('/duty/?key=platform-service'))).toMatch(/版本 1\.0，更新于 2026年09月01日(?! *\d)/);
  });

  test.for(['', '?key=nothing', '?title=%E6%97%A0'])(
    '[ROUTE-14] terms that do not exist get the 404 page: %s',
    async (query) => {
      const page = await open(`/duty/${query}`);
      expect(page.status).toBe(404);
      expect(headingOf(page)).toBe('没有找到这个页面');
    },
  );

  test('[AGR-09] with one version a terms page offers no other; an unknown one is not there', async () => {
    const page = await open('/duty/?key=privacy-policy');
    expect(headingOf(page)).toBe('隐私政策');
    expect(bodyTextOf(page)).not.toContain('历史版本');
    expect((await open('/duty/?key=privacy-policy&version=0.1')).status).toBe(404);
  });
});

const AGENTS = {
  'IE 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'IE 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
};

describe('old browsers', () => {
  test.for(Object.entries(AGENTS))(
    '[IE-01] %s gets the page that asks for Chrome 73 or later, and nothing of the app',
    async ([, agent]) => {
      for (const path of ['/', '/open-ability/domain-case-detail/3', '/hefei', '/error/404', '/nowhere']) {
        const page = await open(path, { headers: { 'user-agent': agent } });
        expect(headingOf(page), path).toBe('请升级浏览器后访问');
        expect(bodyTextOf(page), path).toContain('Chrome 73 或更高版本');
        expect(allByRole(page.document, 'banner'), path).toEqual([]);
        expect(page.html, path).not.toMatch(/<script|\.js\b/);
      }
    },
  );

  test('[IE-01] a browser of today gets the app', async () => {
    const page = await open('/', {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' },
    });
    expect(page.html).not.toContain('请升级浏览器后访问');
    expect(allByRole(page.document, 'banner')).toHaveLength(1);
  });
});

test('[AGR-09] the terms page shows the current version, and the earlier ones by their links', async () => {
  const { token } = await signUp({ userRoles: [userRoles.manager] });
  const { key } = TERMS[1] as { key: string };
  for (const [version, content, summary] of [
    ['8.1', '旧的正文。', '旧的改动。'],
    ['8.2', '新的正文。', '新的改动。'],
  ])
    expect((await call(updateAgreement, { key, version, content, summary }, { token })).body.code).toBe('200');
  const read = async () => byRole((await open(`/duty/?key=${key}`)).document, 'article');
  // The page before the change is kept until the news of it has come.
  await expect.poll(async () => textOf(await read()), { interval: 10 }).toContain('版本 8.2，更新于');
  const current = await read();
  for (const text of ['版本 8.2，更新于', '新的正文。', '旧的改动。']) expect(textOf(current)).toContain(text);
  expect(textOf(current)).not.toContain('已不再生效');

  const address = byRole(current, 'link', { name: '版本 8.1' }).getAttribute('href') ?? '';
  expect(address).toMatch(/version=8\.1$/);
  const older = byRole((await open(address)).document, 'article');
  for (const text of ['旧的正文。', '这是历史版本，已不再生效。']) expect(textOf(older)).toContain(text);
  const back = byRole(older, 'link', { name: '查看当前版本' }).getAttribute('href') ?? '';
  expect(textOf(byRole((await open(back)).document, 'article'))).toContain('新的正文。');
});
