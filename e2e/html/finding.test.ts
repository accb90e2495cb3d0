import { describe, expect, test } from 'vitest';
import { modelTypes, productForms } from '#contract/catalogue/filters.ts';
import { industryTypes } from '#contract/catalogue/industries.ts';
import { getFilters, getChips } from '#contract/catalogue/calls.ts';
import { abilitySortTypes, chips, deviceTitleTerms, filterTree } from '#contract/specification/catalogue.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import { named } from '#server/kit/database/pool.ts';
import { ABILITY_NOS, CARDS_A_PAGE, LIST_PAGES } from '../abilities.ts';
import {
  cardsOf,
  chosenOf,
  countIn,
  expectFound,
  filterOf,
  namesOf,
  pagerOf,
  resultsOf,
  searchOf,
} from './list-page.ts';
import { htmlPortal } from './portal.ts';
import {
  allByRole,
  bodyTextOf,
  byRole,
  headingOf,
  type RenderedPage,
  textOf,
  textsOf,
  titleOf,
} from './rendered-page.ts';

const { visit, call, database } = await htmlPortal({ PAGE_CACHE: 'off' });

const TREES = [
  ['industryTypes', '行业类型', industryTypes],
  ['modelTypes', '模型类型', modelTypes],
  ['productForms', '产品形态', productForms],
] as const;
const KEYWORD_LIMIT = 64;

const list = (query: string) => visit(`/open-ability/${query === '' ? '' : `?${query}`}`);
const hrefOf = (link: Element) => link.getAttribute('href') as string;
/** Returns the value that a select shows. */
const chosenIn = ({ document }: RenderedPage, name: string) =>
  byRole(document, 'combobox', { name: new RegExp(`^${name}`) })
    .querySelector('option[selected]')
    ?.getAttribute('value') ?? '';
const totalOf = (page: RenderedPage) => Number(/共 (\d+) 项能力/.exec(bodyTextOf(page))?.[1]);

describe('filters', () => {
  test('[CAT-05] [ROUTE-06] the filter tree shows the industries, model types and product forms, each with its count', async () => {
    const { data } = (await call(getFilters, {})).body;
    const { document } = await list('');
    for (const [name, row] of TREES) {
      const counted = data[name] as { label: string; count: number }[];
      expect(counted).toHaveLength(filterTree[name].length);
      for (const [at, { meaning, terms }] of filterTree[name].entries())
        expect(lackingTerms(counted[at]?.label ?? '', terms), meaning).toEqual([]);
      expect(textsOf(allByRole(byRole(document, 'group', { name: row }), 'link'))).toEqual([
        '不限',
        ...counted.map(({ label, count }) => `${label}${count}`),
      ]);
    }
  });

  test('[CAT-05] the cards show the model type in Chinese', async () => {
    for (const card of cardsOf(await list('modelTypes=2'))) expect(textOf(card)).toContain('混合（检测+分类）');
  });

  test('[CAT-06] the chips stand by device, and each finds as many as it counts', async () => {
    const served = (await call(getChips, {})).body.data.chips;
    expect(served.map(({ chipId }) => chipId)).toEqual(chips.map(([chipId]) => chipId));
    const select = byRole((await list('')).document, 'combobox', { name: /^运行芯片/ });
    const groups = [...select.querySelectorAll('optgroup')].map((group) => [
      group.getAttribute('label'),
      textsOf([...group.children]),
    ]);
    const ofDevices = Object.entries(deviceTitleTerms).map(([device, terms]) => [
      expect.stringMatching(new RegExp(terms.map((term) => `(?=.*${term})`).join(''))),
      served
        .filter(({ deviceType }) => deviceType === Number(device))
        .map(({ chipName }) => expect.stringMatching(new RegExp(`^${chipName}（\\d+）$`))),
    ]);
    expect(groups).toEqual(ofDevices);
    for (const { chipId, chipName } of served) {
      const option = select.querySelector(`option[value="${chipId}"]`);
      // A chip without a device is not offered.
      if (!option) continue;
      const page = await list(`chipIds=${chipId}`);
      expectFound(page, Number(/（(\d+)）$/.exec(textOf(option))?.[1]));
      expect(allByRole(chosenOf(page), 'link', { name: `移除筛选：${chipName}` })).toHaveLength(1);
      expect(chosenIn(page, '运行芯片')).toBe(String(chipId));
    }
    expect(namesOf(await list('chipIds=330'))).toEqual(['煤矿矿工着装检测', '煤矿输送带检测']);
  });

  test.each(TREES)('[CAT-06] each value of %s alone finds as many as it counts', async (name, row, options) => {
    const all = await list('');
    for (const { value, label } of options) {
      const link = filterOf(all, row, label);
      expect(countIn(link), label).toBeGreaterThan(0);
      expect(hrefOf(link)).toBe(`/open-ability/?${name}=${value}`);
      const page = await visit(hrefOf(link));
      expectFound(page, countIn(link));
      const chosen = filterOf(page, row, label);
      expect(chosen.getAttribute('aria-current')).toBe('true');
      expect(hrefOf(chosen)).toBe('/open-ability/');
    }
    const any = byRole(byRole(all.document, 'group', { name: row }), 'link', { name: '不限' });
    expect(any.getAttribute('aria-current')).toBe('true');
  });

  test('[CAT-06] counts follow the keyword, and each is what choosing it finds', async () => {
    const found = await list(`keyword=${encodeURIComponent('安全帽')}`);
    const total = totalOf(found);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(ABILITY_NOS.length);
    for (const [, row, options] of TREES)
      for (const { label } of options) {
        const link = filterOf(found, row, label);
        const page = await visit(hrefOf(link));
        expectFound(page, countIn(link));
        const told = `“安全帽”共有 ${total} 项能力`;
        expect(bodyTextOf(page).includes(told), label).toBe(countIn(link) === 0);
      }
  });
});

describe('keywords', () => {
  test.each([
    ['the words of a name', '安全帽佩戴', '安全帽佩戴检测'],
    ['two characters within a word', '救生', '救生衣穿戴检测'],
    ['two characters across words', '衣穿', '反光衣穿戴检测'],
    ['a label', '自救器', '煤矿矿工着装检测'],
    ['pinyin', 'jizhuangxiang', '集装箱号识别'],
    ['pinyin a syllable a word', 'an quan mao', '安全帽佩戴检测'],
    ['initials', 'jzx', '集装箱号识别'],
    ['a synonym', '头盔', '安全帽佩戴检测'],
    ['a sentence', '有没有能发现工人在井下没戴矿灯帽的算法', '煤矿矿工着装检测'],
    ['a chip', 'IPD-H9', '煤矿矿工着装检测'],
  ])('[CAT-06] %s (%s) finds %s', async (_kind, keyword, name) => {
    const page = await list(`keyword=${encodeURIComponent(keyword)}`);
    expect(titleOf(page)).toBe(`“${keyword}”的搜索结果 - 隅见 AI 开放平台`);
    expect(searchOf(page)).toBe(keyword);
    expect(namesOf(page).slice(0, 3)).toContain(name);
    expect(totalOf(page)).toBeLessThan(30);
    expectFound(page, totalOf(page));
  });

  test.each([
    ['SQL', "'; drop table catalogue_ability; --", '没有找到与“%”有关的能力'],
    ['SQL next to a word', "安全帽' or '1'='1", '以下结果不含这些词'],
    ['the operators of a query', "' & | ! :* <-> (", '没有找到与“%”有关的能力'],
    ['a template', '${恐龙*7} {{恐龙*7}} #{恐龙}', '以下结果不含这些词'],
    ['patterns', '%_\\.*[^恐龙]+$', '没有找到与“%”有关的能力'],
    ['markup that nothing is found for', '<script>恐龙()</script>"\'&amp;', '没有找到与“%”有关的能力'],
    ['markup', '"><img src=x onerror="window.ran=1"><script>1</script>', '没有找到与“%”有关的能力'],
  ])('[CAT-06] %s in the keyword is text', async (_kind, keyword, notice) => {
    const page = await list(`keyword=${encodeURIComponent(keyword)}`);
    expect(searchOf(page)).toBe(keyword);
    expect(titleOf(page)).toBe(`“${keyword}”的搜索结果 - 隅见 AI 开放平台`);
    expect(textOf(byRole(page.document, 'main'))).toContain(notice.replace('%', () => keyword));
    expect(page.document.querySelector('img[src="x"]')).toBeNull();
    expectFound(await visit(hrefOf(byRole(page.document, 'link', { name: '清空关键字' }))), ABILITY_NOS.length);
  });
});

describe('ways out', () => {
  test('[CAT-06] [START-05] each hot word of the config center searches for it alone, and finds something', async () => {
    const page = await list('modelTypes=4&sortType=2');
    const words = allByRole(byRole(page.document, 'search'), 'link');
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) {
      expect(hrefOf(word)).toBe(`/open-ability/?keyword=${encodeURIComponent(textOf(word))}`);
      const found = await visit(hrefOf(word));
      expect(searchOf(found)).toBe(textOf(word));
      expect(namesOf(found).join(' ')).toContain(textOf(word));
    }
  });

  test('[CAT-06] [ROUTE-06] filters without an intersection say so, and lead out', async () => {
    const page = await list('industryTypes=6&modelTypes=3&sortType=1');
    expect(bodyTextOf(page)).toContain('当前筛选条件之间没有交集。移除其中一项，或清除全部筛选。');
    expect(hrefOf(byRole(chosenOf(page), 'link', { name: '移除筛选：OCR' }))).toBe(
      '/open-ability/?industryTypes=6&sortType=1',
    );
    const all = allByRole(resultsOf(page), 'link', { name: '清除全部筛选' }).at(-1) as Element;
    expect(hrefOf(all)).toBe('/open-ability/?sortType=1');
  });

  test('[CAT-06] [ROUTE-06] from past the last page the pager and the page lead back', async () => {
    const page = await list('sortType=2&pageNo=9');
    expect(bodyTextOf(page)).toContain(`第 9 页没有内容，共 ${LIST_PAGES} 页。`);
    expect(pagerOf(page).querySelector('[aria-current]')).toBeNull();
    expect(allByRole(pagerOf(page), 'link', { name: '下一页' })).toEqual([]);
    const last = hrefOf(byRole(pagerOf(page), 'link', { name: '上一页' }));
    expect(last).toBe(`/open-ability/?sortType=2&pageNo=${LIST_PAGES}`);
    const lastPage = await visit(last);
    expect(cardsOf(lastPage)).toHaveLength(ABILITY_NOS.length % CARDS_A_PAGE);
    expect(allByRole(pagerOf(lastPage), 'link', { name: '下一页' })).toEqual([]);
    expect(hrefOf(byRole(resultsOf(page), 'link', { name: '回到第一页' }))).toBe('/open-ability/?sortType=2');
    const first = await list('sortType=2');
    expect(allByRole(pagerOf(first), 'link', { name: '上一页' })).toEqual([]);
    expect(textOf(pagerOf(first))).toContain(`第 1 页，共 ${LIST_PAGES} 页`);
  });
});

describe('addresses', () => {
  test.each([
    'modelTypes=9&industryTypes=abc&pageNo=0&sortType=77&chipIds=999&keyword=%00',
    'pageNo=0&sortType=99&modelTypes=abc',
    'modelTypes=&industryTypes=,,&chipIds=-1&productForms=1e0&sortType=',
    'modelTypes[]=1&sortType[a]=1',
    '__proto__=1&constructor=2',
  ])('[CAT-06] what the list does not know is left out: %s', async (query) => {
    const page = await list(query);
    expectFound(page, ABILITY_NOS.length);
    expect(searchOf(page)).toBe('');
    expect(allByRole(page.document, 'list', { name: '已选条件' })).toEqual([]);
    expect(chosenIn(page, '排序')).toBe('');
    expect(chosenIn(page, '运行芯片')).toBe('');
  });

  test.each([
    'pageNo=99999999999999999999',
    'pageNo=100000',
    `keyword=${'%E5%AE%89'.repeat(500)}`,
    'keyword=%00%ED%A0%80&industryTypes=1,,,1,1',
    'keyword=%25_%5C',
    'keyword=%E5%AE%89%E5%85',
    `industryTypes=${'1,'.repeat(2000)}2`,
  ])('[CAT-06] a list is shown for every query: %.40s', async (query) => {
    const page = await list(query);
    expect(headingOf(page)).toBe('开放能力');
    expect(totalOf(page)).toBeGreaterThanOrEqual(0);
  });

  test('[CAT-06] a keyword of 10 000 characters is cut to what can be searched for', async () => {
    const page = await list(`keyword=${'x'.repeat(10_000)}`);
    expect(searchOf(page)).toBe('x'.repeat(KEYWORD_LIMIT));
    expect(bodyTextOf(page)).toContain(`没有找到与“${'x'.repeat(KEYWORD_LIMIT)}”有关的能力`);
  });

  test('[CAT-06] [ROUTE-06] chosen values are named, and each way out keeps the rest, and starts at the first page', async () => {
    const keyword = `keyword=${encodeURIComponent('识别')}`;
    const page = await list(`${keyword}&industryTypes=2,8&modelTypes=4&productForms=4&chipIds=30&sortType=2&pageNo=2`);
    const links = allByRole(chosenOf(page), 'link');
    expect(links.map(textOf)).toEqual(['工商企业', '交通运输', '结构化 OCR', 'AI 超脑', '超脑 H10', '清除全部筛选']);
    const state = (link: Element) => Object.fromEntries(new URL(hrefOf(link), 'http://page.invalid').searchParams);
    const rest = { keyword: '识别', sortType: '2' };
    expect(links.map(state)).toEqual([
      { ...rest, industryTypes: '8', modelTypes: '4', productForms: '4', chipIds: '30' },
      { ...rest, industryTypes: '2', modelTypes: '4', productForms: '4', chipIds: '30' },
      { ...rest, industryTypes: '2,8', productForms: '4', chipIds: '30' },
      { ...rest, industryTypes: '2,8', modelTypes: '4', chipIds: '30' },
      { ...rest, industryTypes: '2,8', modelTypes: '4', productForms: '4' },
      rest,
    ]);
    expect(links.slice(0, -1).map((link) => link.getAttribute('aria-label'))).toEqual(
      links.slice(0, -1).map((link) => `移除筛选：${textOf(link)}`),
    );
  });
});

describe('orders', () => {
  /** The columns of each order. */
  const KEYS: Record<number, string> = {
    1: 'update_time desc, ',
    2: 'update_time, ',
    3: 'view_count desc, ',
    4: 'view_count, ',
    5: 'download_count desc, ',
    6: 'download_count, ',
  };

  test('[CAT-06] the default and the six orders sort all pages by time, views and downloads', async () => {
    // Some counts are equal: those are sorted by number.
    await database.query(
      named(
        'test.spreadCounts',
        'update catalogue_ability_count set view_count = (ability_no * 7) % 11, download_count = (ability_no * 5) % 13',
      ),
    );
    const options = [...byRole((await list('')).document, 'combobox', { name: /^排序/ }).querySelectorAll('option')];
    expect(options).toHaveLength(abilitySortTypes.length);
    for (const [at, { value, terms }] of abilitySortTypes.entries()) {
      expect(lackingTerms(textOf(options[at]), terms)).toEqual([]);
      expect(options[at]?.getAttribute('value') ?? '').toBe(String(value ?? ''));
      const rows = await database.query<{ ability_name: string }>(
        named(
          `test.sorted.${value}`,
          `select ability_name from catalogue_ability join catalogue_ability_count using (ability_no)
           order by ${value === null ? 'not has_engine, ' : KEYS[value]}ability_no`,
        ),
      );
      const names: string[] = [];
      for (let pageNo = 1; pageNo <= LIST_PAGES; pageNo += 1)
        names.push(...namesOf(await list(`${value === null ? '' : `sortType=${value}&`}pageNo=${pageNo}`)));
      expect(names, textOf(options[at])).toEqual(rows.map(({ ability_name: name }) => name));
    }
  });

  test('[CAT-06] the order holds within a search and its filters, and the cards show what it goes by', async () => {
    // A card does not show a count of zero.
    await database.query(
      named('test.countViews', 'update catalogue_ability_count set view_count = 1 + (ability_no * 7) % 11'),
    );
    const query = `keyword=${encodeURIComponent('发票')}&modelTypes=4&industryTypes=2`;
    const counts: number[][] = [];
    for (const sortType of [3, 4]) {
      const page = await list(`${query}&sortType=${sortType}`);
      counts.push(cardsOf(page).map((card) => Number(/浏览 (\d+)/.exec(textOf(card))?.[1])));
      expectFound(page, cardsOf(page).length);
    }
    const [most = [], least = []] = counts;
    expect(most.length).toBeGreaterThan(5);
    expect(most).toEqual(most.toSorted((a, b) => b - a));
    expect(least).toEqual(most.toSorted((a, b) => a - b));
  });
});
