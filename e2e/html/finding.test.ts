import { describe, expect, test } from 'vitest';
import { modelTypes, productForms } from '#contract/catalogue/filters.ts';
import { industryTypes } from '#contract/catalogue/industries.ts';
import { abilitySortTypes } from '#contract/specification/catalogue.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import { named } from '#server/kit/database/pool.ts';
import { ABILITY_NOS, LIST_PAGES } from '../abilities.ts';
import { chosenOf, countIn, expectFound, filterOf, namesOf, searchOf } from './list-page.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, headingOf, type RenderedPage, textOf, titleOf } from './rendered-page.ts';

const { visit, database } = await htmlPortal({ PAGE_CACHE: 'off' });

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
    ['SQL beside a word', "安全帽' or '1'='1", '以下结果不含这些词'],
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
  ])('[CAT-06] whatever is asked, a list is shown: %.40s', async (query) => {
    const page = await list(query);
    expect(headingOf(page)).toBe('开放能力');
    expect(totalOf(page)).toBeGreaterThanOrEqual(0);
  });

  test('[CAT-06] a keyword of 10 000 characters is cut to what can be searched for', async () => {
    const page = await list(`keyword=${'x'.repeat(10_000)}`);
    expect(searchOf(page)).toBe('x'.repeat(KEYWORD_LIMIT));
    expect(bodyTextOf(page)).toContain(`没有找到与“${'x'.repeat(KEYWORD_LIMIT)}”有关的能力`);
  });

  test('[CAT-06] filters of several values are named, each with the way out', async () => {
    const page = await list('industryTypes=2,8&modelTypes=3');
    expect(allByRole(chosenOf(page), 'link').map(textOf)).toEqual(['工商企业', '交通运输', 'OCR', '清除全部筛选']);
    expect(hrefOf(byRole(chosenOf(page), 'link', { name: '移除筛选：工商企业' }))).toBe(
      '/open-ability/?industryTypes=8&modelTypes=3',
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
});
