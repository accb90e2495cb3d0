import { describe, expect, test } from 'vitest';
import { ABILITY_NOS, CARDS_A_PAGE, LIST_PAGES } from '../abilities.ts';
import { cardsOf, chosenOf, countIn, expectFound, filterOf, pagerOf, resultsOf } from './list-page.ts';
import { htmlPortal } from './portal.ts';
import {
  allByRole,
  bodyTextOf,
  byRole,
  formAddress,
  headingOf,
  type RenderedPage,
  textOf,
  textsOf,
} from './rendered-page.ts';

const { open } = await htmlPortal();

/** A reader without scripts, who follows links and sends forms. */
const reader = async (start: string) => {
  let address = start;
  let page = await open(start);
  const visit = async (next: string) => {
    address = next;
    page = await open(next);
    expect(page.status, next).toBe(200);
  };
  return {
    at: () => address,
    page: (): RenderedPage => page,
    state: () => Object.fromEntries(new URL(address, 'http://page.invalid').searchParams),
    follow: (link: Element) => visit(link.getAttribute('href') as string),
    search: (keyword: string) =>
      visit(formAddress(byRole(page.document, 'search').querySelector('form') as Element, { keyword })),
  };
};

describe('without scripts', () => {
  test('[ROUTE-06] the list searches, filters and leads to an ability', async () => {
    const { at, follow, page, search, state } = await reader('/open-ability');
    expectFound(page(), ABILITY_NOS.length);
    const hybrid = filterOf(page(), '模型类型', '混合');
    const count = countIn(hybrid);
    await follow(hybrid);
    expect(at()).toBe('/open-ability/?modelTypes=2');
    expectFound(page(), count);
    await search('安全帽');
    // The search keeps the chosen filter.
    expect(state()).toEqual({ keyword: '安全帽', modelTypes: '2' });
    await follow(cardsOf(page()).find((card) => textOf(card).includes('安全帽佩戴检测')) as Element);
    expect(headingOf(page())).toBe('安全帽佩戴检测');
  });

  test('[CAT-06] every way to find that is a link or a form works', async () => {
    const { at, follow, page, search, state } = await reader('/open-ability?sortType=2');
    await follow(byRole(pagerOf(page()), 'link', { name: '下一页' }));
    expect(at()).toBe('/open-ability/?sortType=2&pageNo=2');
    await follow(byRole(pagerOf(page()), 'link', { name: `第 ${LIST_PAGES} 页` }));
    expect(cardsOf(page())).toHaveLength(ABILITY_NOS.length % CARDS_A_PAGE);

    for (const [row, value] of [
      ['行业类型', '工商企业'],
      ['模型类型', '结构化 OCR'],
      ['产品形态', 'AI 摄像机'],
    ] as const) {
      const filter = filterOf(page(), row, value);
      await follow(filter);
      expectFound(page(), countIn(filter));
    }
    const filters = { industryTypes: '2', modelTypes: '4', productForms: '5', sortType: '2' };
    expect(state()).toEqual(filters);
    await search('fapiao');
    expect(state()).toEqual({ keyword: 'fapiao', ...filters });
    expect(textsOf(allByRole(chosenOf(page()), 'link'))).toEqual([
      '工商企业',
      '结构化 OCR',
      'AI 摄像机',
      '清除全部筛选',
    ]);
    await follow(byRole(chosenOf(page()), 'link', { name: '移除筛选：AI 摄像机' }));
    expect(state()).not.toHaveProperty('productForms');
    await follow(byRole(chosenOf(page()), 'link', { name: '清除全部筛选' }));
    expect(state()).toEqual({ keyword: 'fapiao', sortType: '2' });
    await follow(byRole(page().document, 'link', { name: '清空关键字' }));
    expect(at()).toBe('/open-ability/?sortType=2');

    await search('安全冒');
    expect(bodyTextOf(page())).toContain('没有“安全冒”，以下按“安全帽”查找。');
    await search('恐龙化石');
    await follow(byRole(resultsOf(page()), 'link', { name: '集装箱' }));
    expect(textOf(cardsOf(page())[0])).toContain('集装箱号识别');

    await follow(byRole(byRole(page().document, 'main'), 'link', { name: '按芯片、设备与固件查找' }));
    expect(headingOf(page())).toBe('芯片能力查询');
  });

  test('[CAT-06] [ROUTE-15] the regional list filters and searches within its region', async () => {
    const { at, follow, page, search } = await reader('/open-ability/hefei');
    await follow(filterOf(page(), '模型类型', '混合'));
    await search('anquanmao');
    expect(at()).toBe('/open-ability/hefei?keyword=anquanmao&modelTypes=2');
    expect(textOf(cardsOf(page())[0])).toContain('安全帽佩戴检测');
  });
});
