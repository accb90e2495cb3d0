import { describe, expect, test } from 'vitest';
import { countSearch } from '#contract/search/calls.ts';
import { htmlPortal } from './portal.ts';
import {
  allByRole,
  byRole,
  formAddress,
  headingOf,
  hrefsOf,
  type RenderedPage,
  textOf,
  textsOf,
} from './rendered-page.ts';

const { open, visit, call } = await htmlPortal({ PAGE_CACHE: 'off' }, { accounts: true });

const results = (keyword: string, more: Record<string, string> = {}) =>
  visit(`/resource-center/document-search?${new URLSearchParams({ keyword, ...more })}`);
const main = ({ document }: RenderedPage) => byRole(document, 'main');
const words = (page: RenderedPage) => textOf(main(page));
const markedIn = (page: RenderedPage) => textsOf([...main(page).querySelectorAll('mark')]);

describe('[SRCH-01] the page of results', () => {
  test('groups what is found, with tabs that count and links to all of a kind', async () => {
    const page = await results('检测');
    expect(headingOf(page)).toBe('搜索');
    const kinds = byRole(page.document, 'navigation', { name: '结果种类' });
    expect(textsOf(allByRole(kinds, 'link'))).toEqual(expect.arrayContaining(['全部']));
    const abilities = byRole(page.document, 'region', { name: /^能力 \d+$/ });
    expect(allByRole(abilities, 'listitem').length).toBe(5);
    const all = byRole(abilities, 'link', { name: /^查看全部 \d+ 条$/ });
    const kind = await visit(all.getAttribute('href') ?? '');
    const entries = byRole(kind.document, 'region', { name: /^能力/ }).querySelectorAll('h3');
    expect(entries.length).toBe(10);
    expect(allByRole(kind.document, 'navigation', { name: '分页' }).length).toBe(1);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('shows what runs on a chip first, with its total', async () => {
    const card = allByRole(main(await results('H9')), 'article')[0];
    expect(textOf(card)).toMatch(/^芯片与设备 ?H9 ?AI 摄像机 ?可运行 \d+ 项能力/);
    expect(hrefsOf(allByRole(card as Element, 'link'))).toEqual(
      expect.arrayContaining(['/open-ability/chips?chipId=33', '/open-ability/domain-case-detail/1']),
    );
  });

  test('[SRCH-02] shows the card of a code once, and several chips a line each', async () => {
    const code = main(await results('错误码20004'));
    expect(allByRole(code, 'link', { name: /^20004 / })).toHaveLength(1);
    const chips = main(await results('KT2'));
    expect(allByRole(byRole(chips, 'list', { name: '4 个名称相符的结果' }), 'listitem')).toHaveLength(4);
    expect(allByRole(chips, 'link', { name: '超脑 KT2' })).toHaveLength(1);
  });

  test('works without script: the form leads to the results and keeps kind and mode', async () => {
    const page = await results('检测', { kind: 'ability', mode: '1' });
    const form = byRole(page.document, 'search').querySelector('form') as Element;
    const next = await visit(formAddress(form, { keyword: '安全帽' }));
    expect(words(next)).toContain('安全帽佩戴检测');
    expect(byRole(next.document, 'link', { name: '仅标题' }).getAttribute('aria-current')).toBe('true');
    expect(byRole(next.document, 'searchbox').getAttribute('value')).toBe('安全帽');
    const button = byRole(next.document, 'banner').querySelector('a[href="/resource-center/document-search"]');
    expect(textOf(button)).toContain('搜索');
  });

  test('has messages for a page past the end, of a kind without results, and of an empty box', async () => {
    expect(words(await results('检测', { kind: 'ability', pageNo: '99' }))).toContain('第 99 页没有内容');
    const none = await results('安全帽', { kind: 'unknownKind' });
    expect(words(none)).toContain('“unknownKind”中没有符合的结果');
    expect(words(await visit('/resource-center/document-search'))).toContain('想找什么？');
  });

  test.each([
    ['only punctuation', '？！。…'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', "' or 1=1 --"],
    ['a thousand characters', '长'.repeat(1000)],
    ['what no database stores', '\u0000'],
  ])('shows a page for a keyword of %s', async (_what, keyword) => {
    const page = await results(keyword);
    expect(page.html).not.toContain('<script>alert(1)');
    expect(headingOf(page)).toBe('搜索');
  });
});

describe('[SRCH-02] the words of a search', () => {
  test('that nothing has are struck through', async () => {
    const page = await results('安全帽 恐龙');
    expect(textsOf([...main(page).querySelectorAll('del')])).toEqual(['恐龙']);
    expect(words(page)).toContain('以下结果不含这些词');
    const list = await visit(`/open-ability?${new URLSearchParams({ keyword: '安全帽 恐龙' })}`);
    expect(textsOf([...main(list).querySelectorAll('del')])).toEqual(['恐龙']);
  });

  test('that are one character apart are shown under 相近, with what was typed and taken', async () => {
    for (const page of [
      await results('安全冒'),
      await visit(`/open-ability?${new URLSearchParams({ keyword: '安全冒' })}`),
    ]) {
      expect(allByRole(page.document, 'heading', { name: '相近' })).toHaveLength(1);
      expect(words(page)).toContain('没有“安全冒”，以下按“安全帽”查找。');
    }
    expect(words(await results('安全帽'))).not.toContain('相近');
  });
});

test('[DOC-02] hits are marked, and the mode of titles looks at titles alone', async () => {
  const page = await results('安全帽');
  expect(new Set(markedIn(page))).toContain('安全帽');
  const regionsOf = (found: RenderedPage) => textsOf(allByRole(main(found), 'heading', { level: 2 }));
  expect(regionsOf(await results('H9')).join()).toMatch(/能力 \d+/);
  const titles = regionsOf(await results('H9', { mode: '1' })).join();
  expect(titles).toMatch(/芯片与设备 \d+/);
  expect(titles).not.toContain('能力');
});

test('[SRCH-03] without results the page says what one can do, and no rendering counts as a search', async () => {
  const page = await results('恐龙化石');
  expect(words(page)).toContain('没有找到“恐龙化石”');
  expect(page.html).toContain('换一个更短或更常用的词');
  await call(countSearch, { keyword: '三叶虫化石', type: 0 }, { 'idempotency-key': 'one' });
  const console = await open('/console/search', { as: '运营管理员' });
  expect(console.status).toBe(200);
  expect(textOf(console.document.body)).toContain('三叶虫化石');
  expect(textOf(console.document.body)).not.toContain('恐龙化石');
});
