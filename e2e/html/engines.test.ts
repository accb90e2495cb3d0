import { describe, expect, test } from 'vitest';
import { queryEquipped } from '#contract/trial/calls.ts';
import { queryMenus, queryPositions } from '#contract/site/calls.ts';
import { ABILITY_NOS } from '../abilities.ts';
import { cardsOf, chosenOf, countIn, expectFound, filterOf } from './list-page.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, hrefsOf, type RenderedPage, textOf, textsOf } from './rendered-page.ts';

const { visit, call } = await htmlPortal();

const MARK = '可立即体验';
const equipped = new Set((await call(queryEquipped)).body.data.list.map(({ abilityNo }) => abilityNo));
const numberIn = (href: string | null) => Number(/domain-case-detail\/(\d+)/.exec(href ?? '')?.[1]);
const isMarked = (element: Element) => textOf(element).includes(MARK);

/** Expects that cards are marked exactly if their abilities have an engine. Returns the numbers of the abilities. */
const expectMarks = (cards: Element[]): number[] =>
  cards.map((card) => {
    const abilityNo = numberIn(card.getAttribute('href'));
    expect(isMarked(card), String(abilityNo)).toBe(equipped.has(abilityNo));
    return abilityNo;
  });

describe.each([
  ['', '/open-ability/', '/'],
  ['/hefei', '/open-ability/hefei', '/hefei'],
])('the site %s', (region, listPath, homePath) => {
  test('[MEND-01] the list marks what can be tried, shows it first, and can be narrowed to it', async () => {
    const seen: number[] = [];
    for (let pageNo = 1; seen.length < ABILITY_NOS.length; pageNo += 1)
      seen.push(...expectMarks(cardsOf(await visit(`${listPath}?pageNo=${pageNo}`))));
    const isRunning = seen.map((abilityNo) => equipped.has(abilityNo));
    expect(isRunning).toEqual(isRunning.toSorted((one, other) => Number(other) - Number(one)));

    const all = await visit(listPath);
    const filter = filterOf(all, '体验', MARK);
    expect(countIn(filter)).toBe(equipped.size);
    const page = await visit(filter.getAttribute('href') as string);
    expectFound(page, equipped.size);
    expect(filterOf(page, '体验', MARK).getAttribute('aria-current')).toBe('true');
    expect(hrefsOf(allByRole(chosenOf(page), 'link', { name: `移除筛选：${MARK}` }))).toEqual([listPath]);
  });

  test('[MEND-01] the form 在线体验 says that it counts what has no engine yet, unless that is left out', async () => {
    const noteOf = async (search: string) => {
      const { document } = await visit(`/open-ability${region}${search}`);
      return textOf(byRole(document, 'group', { name: '产品形态' })).includes('含待配备引擎');
    };
    expect(await noteOf('')).toBe(true);
    expect(await noteOf('?productForms=2')).toBe(true);
    expect(await noteOf('?hasEngine=1')).toBe(false);
    expect(await noteOf(`?keyword=${encodeURIComponent('火车票')}`)).toBe(false);
  });

  test('[MEND-01] the home page shows what can be tried, says how much it is, and leads to it', async () => {
    const page = await visit(homePath);
    const section = byRole(page.document, 'region', { name: '常用能力' });
    const cards = allByRole(section, 'link').filter((link) => link.querySelector('h3') !== null);
    expect(expectMarks(cards).filter((abilityNo) => !equipped.has(abilityNo))).toEqual([]);
    expect(cards).toHaveLength(8);
    // Half of them read text, as half of the catalogue does.
    expect(cards.filter((card) => /识别$|识别 /.test(card.querySelector('h3')?.textContent ?? '')).length).toBe(4);
    const link = byRole(section, 'link', { name: `${MARK} ${equipped.size} 项` });
    expectFound(await visit(link.getAttribute('href') as string), equipped.size);
  });

  test('[MEND-01] the page of an ability says so below its name', async () => {
    for (const abilityNo of ABILITY_NOS.slice(0, 8)) {
      const page = await visit(`/open-ability/domain-case-detail/${abilityNo}${region}`);
      const banner = byRole(page.document, 'heading', { level: 1 }).parentElement as Element;
      expect(isMarked(banner), String(abilityNo)).toBe(equipped.has(abilityNo));
    }
  });

  test('[MEND-01] the comparison shows it above the columns and in a separate row', async () => {
    const [one, other] = [ABILITY_NOS.find((no) => equipped.has(no)), ABILITY_NOS.find((no) => !equipped.has(no))];
    const page = await visit(`/open-ability/compare${region}?abilityNos=${one},${other}`);
    const heads = allByRole(byRole(page.document, 'list', { name: '正在对比的能力' }), 'listitem');
    expect(heads.map(isMarked)).toEqual([true, false]);
    const row = allByRole(page.document, 'row').find((candidate) => textOf(candidate).startsWith(MARK));
    expect(textsOf(allByRole(row as Element, 'cell'))).toEqual(['支持', '不支持']);
  });
});

test.each([
  [25, '53', '只识别收款码（二维码），尚不识别现金与手机', '只找能完整解码的二维码'],
  [29, '48', '从 80 类物体中选，尚不支持文字描述', '从 80 类常见物体中选目标'],
])(
  '[MEND-01] the page of ability %i says that its engine is on trial, what it cannot do, and what was measured',
  async (abilityNo, photographs, part, limit) => {
    const { document } = await visit(`/open-ability/domain-case-detail/${abilityNo}`);
    const banner = byRole(document, 'heading', { level: 1 }).parentElement as Element;
    expect(textOf(banner)).toContain(`试验：${part}`);
    const trial = textOf(document.getElementById('trial') as Element);
    expect(trial).toContain(limit);
    // The note above and the facts below give the same figures.
    const measured = trial.match(
      new RegExp(`${photographs} 张真实照片上实测：应有 \\d+ 个目标，找到 \\d+ 个，误报 \\d+ 个`, 'g'),
    );
    expect(measured).toHaveLength(2);
    expect(new Set(measured).size).toBe(1);
    expect(trial).not.toMatch(/尚未测得|不公布准确率/);
  },
);

test('[MEND-01] an engine that is not on trial has no such mark', async () => {
  const { document } = await visit('/open-ability/domain-case-detail/35');
  expect(textOf(byRole(document, 'heading', { level: 1 }).parentElement as Element)).not.toContain('试验');
});

test('[MEND-01] hero, quick start, badges of the menu and hot words lead to what can be tried', async () => {
  for (const regional of [true, false]) {
    const positions = (await call(queryPositions, { regional })).body.data;
    const linked = positions.filter(({ positionType, url }) => positionType <= 2 && url.includes('domain-case-detail'));
    for (const { url } of linked) expect(equipped, url).toContain(numberIn(url));
  }
  const first = (await call(queryPositions, { regional: false })).body.data[0];
  expect(first?.url).toBe('/open-ability/?hasEngine=1');
  const menus = (await call(queryMenus, { menuLevels: [1, 2, 3, 4, 5] })).body.data;
  const badged = menus.filter(({ menuUrl, tipIcon }) => menuUrl?.includes('domain-case-detail') && tipIcon !== 1);
  expect(badged.length).toBeGreaterThan(4);
  for (const { menuUrl } of badged) expect(equipped).toContain(numberIn(menuUrl));

  const words = allByRole(byRole((await visit('/open-ability')).document, 'search'), 'link');
  expect(words.length).toBeGreaterThan(3);
  for (const word of words) {
    const [best] = cardsOf(await visit(word.getAttribute('href') as string));
    expect(isMarked(best as Element), textOf(word)).toBe(true);
  }
});

test('[MEND-01] the search within the filter keeps it, also without a script', async () => {
  const { document }: RenderedPage = await visit('/open-ability?hasEngine=1&modelTypes=1');
  const form = byRole(document, 'search').querySelector('form');
  const hidden = [...(form?.querySelectorAll('input[type="hidden"]') ?? [])];
  expect(Object.fromEntries(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')]))).toEqual({
    hasEngine: '1',
    modelTypes: '1',
  });
});
