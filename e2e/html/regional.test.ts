import { expect, test } from 'vitest';
import { getAbility } from '#contract/catalogue/calls.ts';
import { ABILITY_NOS, CARDS_A_PAGE, LIST_PAGES } from '../abilities.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, headingOf, hrefsOf, type Place, textsOf, titleOf } from './rendered-page.ts';

const { call, open } = await htmlPortal();

const menuOf = (place: Place) => byRole(place, 'navigation', { name: '主导航' });
/** The panel that a script opens below the entry of the abilities. */
const panelOf = (document: Document) => document.getElementById('menu-panel-1') as Element;

test('[REG-01] the regional top menu has two entries: its home, and the open abilities with their children', async () => {
  const { document } = await open('/hefei');
  const entries = [...menuOf(document).querySelectorAll(':scope > ul > li > a')];
  expect(textsOf(entries)).toEqual(['首页', '开放能力']);
  expect(hrefsOf(entries)[0]).toBe('/hefei');
  const children = allByRole(panelOf(document), 'link', { name: /^安全帽佩戴检测/, hidden: true });
  expect(children.length).toBeGreaterThan(0);
});

test('[REG-02] every address of the regional menu has the suffix /hefei before its query', async () => {
  const { document } = await open('/hefei');
  const addresses = hrefsOf(allByRole(panelOf(document), 'link', { hidden: true }));
  expect(addresses).toContain('/open-ability/domain-case-detail/3/hefei');
  expect(addresses).toContain('/open-ability/hefei?productForms=5');
  for (const address of addresses) expect(address).toMatch(/^[^?]+\/hefei(\?.+)?$/);
});

/** The training console, the login and the documents have no regional version. */
const isAway = (path: string) => !path.endsWith('/hefei') && !/^\/(intellisense|auth|resource-center)\//.test(path);

/** Returns the paths of our own that a page links to, outside of its footer. */
const pathsOf = (document: Document) =>
  hrefsOf([...document.querySelectorAll('main a[href^="/"], header a[href^="/"]')]).map(
    (href) => new URL(href as string, 'http://page.invalid').pathname,
  );

test.for(['/hefei', '/open-ability/hefei', '/open-ability/domain-case-detail/3/hefei'])(
  '[ROUTE-15] every link of %s but those of the footer leads to a regional page',
  async (path) => {
    const paths = pathsOf((await open(path)).document);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter(isAway)).toEqual([]);
  },
);

test('[CAT-01] [ROUTE-15] each of the abilities has its regional page, with its name and regional links alone', async () => {
  const names = new Set<string>();
  for (const abilityNo of ABILITY_NOS) {
    const { abilityName: name } = (await call(getAbility, { abilityNo })).body.data as { abilityName: string };
    names.add(name);
    const page = await open(`/open-ability/domain-case-detail/${abilityNo}/hefei`);
    expect(page.status, name).toBe(200);
    expect(headingOf(page)).toBe(name);
    expect(titleOf(page)).toBe(`${name} - 隅见 AI 开放平台`);
    const paths = pathsOf(page.document);
    expect(paths).toEqual(expect.arrayContaining(['/hefei', '/open-ability/hefei', '/open-ability/chips/hefei']));
    expect(paths.filter(isAway), name).toEqual([]);
    // Every page also links to some other abilities.
    expect(paths.filter((path) => path.startsWith('/open-ability/domain-case-detail/')).length).toBeGreaterThan(2);
  }
  expect(names.size).toBe(ABILITY_NOS.length);
});

test('[CAT-01] [ROUTE-15] the pages of the regional list hold all abilities, and lead to one another and to regional pages', async () => {
  const seen: (string | null)[] = [];
  let address: string | null = '/open-ability/hefei';
  for (let pageNo = 1; pageNo <= LIST_PAGES; pageNo += 1) {
    const { document } = await open(address as string);
    const pager = byRole(document, 'navigation', { name: '分页' });
    expect(textsOf([...pager.querySelectorAll('[aria-current="page"]')])).toEqual([String(pageNo)]);
    const cards = allByRole(byRole(document, 'region', { name: '能力列表' }), 'link').filter(
      (link) => link.querySelector('h3') !== null,
    );
    expect(cards).toHaveLength(
      pageNo < LIST_PAGES ? CARDS_A_PAGE : ABILITY_NOS.length - CARDS_A_PAGE * (LIST_PAGES - 1),
    );
    seen.push(...hrefsOf(cards));
    if (pageNo === LIST_PAGES) break;
    address = byRole(pager, 'link', { name: '下一页' }).getAttribute('href');
    expect(address).toBe(`/open-ability/hefei?pageNo=${pageNo + 1}`);
  }
  expect(seen.toSorted()).toEqual(
    ABILITY_NOS.map((abilityNo) => `/open-ability/domain-case-detail/${abilityNo}/hefei`).toSorted(),
  );
});
