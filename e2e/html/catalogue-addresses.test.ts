import { describe, expect, test } from 'vitest';
import { htmlPortal } from './portal.ts';
import {
  allByRole,
  bodyTextOf,
  byRole,
  headingOf,
  hrefsOf,
  type RenderedPage,
  textOf,
  textsOf,
} from './rendered-page.ts';

const { visit } = await htmlPortal();

describe('the comparison', () => {
  const LEFT_OUT = '地址中重复的、无法识别的和超出 4 项的编号没有列入。';
  const compare = (query: string) => visit(`/open-ability/compare?${query}`);
  const columnsOf = (page: RenderedPage) =>
    hrefsOf([...byRole(page.document, 'list', { name: '正在对比的能力' }).querySelectorAll('li > a')]).map((href) =>
      Number(/\d+/.exec(href ?? '')?.[0]),
    );

  test.each<[query: string, shown: number[], notice: string | undefined]>([
    ['abilityNos=3,9', [3, 9], undefined],
    ['abilityNos=3,9,10,39,1', [3, 9, 10, 39], LEFT_OUT],
    ['abilityNos=3,3,9', [3, 9], LEFT_OUT],
    ['abilityNos=3,18,9,999', [3, 9], '编号 18、999 的能力未开放，没有列入。'],
    ['abilityNos=3&abilityNos=abc&abilityNos=9&diff=2', [3, 9], LEFT_OUT],
  ])('shows for %s what it can, and says what it has left out', async (query, shown, notice) => {
    const page = await compare(query);
    expect(headingOf(page)).toBe('能力对比');
    // No search engine keeps the many addresses.
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(columnsOf(page)).toEqual(shown);
    const text = bodyTextOf(page);
    expect(text.includes(LEFT_OUT)).toBe(notice === LEFT_OUT);
    expect(/编号 \S+ 的能力未开放，没有列入。/.exec(text)?.[0]).toBe(notice === LEFT_OUT ? undefined : notice);
  });

  test.each(['abilityNos=18', 'abilityNos=18,999', 'abilityNos=0,-1,1e3,%00', 'abilityNos=,,,', 'abilityNos='])(
    'begins without abilities for %s',
    async (query) => {
      const page = await compare(query);
      expect(allByRole(page.document, 'heading', { name: '选择要对比的能力' })).toHaveLength(1);
    },
  );

  test('reads an address of thousands of numbers', async () => {
    expect(bodyTextOf(await compare(`abilityNos=${'9,'.repeat(3000)}3`))).toContain('已选“防护服穿戴检测”');
  });
});

describe('the chip lookup', () => {
  test.each([
    ['chipId=999', '地址中的芯片不在芯片表中', '全部芯片'],
    ['chipId=%3Cimg%3E&deviceType=3', '地址中的芯片不在芯片表中', 'AI 服务器'],
    ['deviceType=9', '地址中的设备类型不存在', '全部芯片'],
    ['chipId=10&firmwareType=8', '地址中的固件大版本不存在', '超脑 KT2'],
    ['chipId=10&deviceType=1', '地址中的设备类型与芯片不符，已按芯片查询', '超脑 KT2'],
    ['deviceType=1&firmwareType=2', '固件大版本只用于 AI 超脑 NVR', 'AI 摄像机'],
  ])('shows for %s what it can, and says what it left out', async (query, notice, heading) => {
    const page = await visit(`/open-ability/chips?${query}`);
    expect(textsOf([...page.document.querySelectorAll('[role="alert"]')]).join(' ')).toContain(notice);
    expect(allByRole(page.document, 'heading', { level: 2, name: heading })).toHaveLength(1);
  });

  test('leads back from a page beyond the last one', async () => {
    const page = await visit('/open-ability/chips?chipId=10&pageNo=99');
    expect(bodyTextOf(page)).toMatch(/第 99 页没有内容，共 \d+ 页。/);
    const back = byRole(page.document, 'link', { name: '回到第一页' });
    expect(back.getAttribute('href')).toBe('/open-ability/chips?chipId=10');
    const first = await visit('/open-ability/chips?chipId=10');
    expect(textOf(byRole(first.document, 'main'))).toContain('安全帽佩戴检测');
  });

  test.each(['', '?chipId=33', '?deviceType=2&firmwareType=1&tab=lacks'])(
    'leads on the regional site to regional pages: %s',
    async (query) => {
      const page = await visit(`/open-ability/chips/hefei${query}`);
      const paths = hrefsOf(allByRole(byRole(page.document, 'main'), 'link'))
        .filter((href) => href?.startsWith('/'))
        .map((href) => new URL(href as string, 'http://page.invalid').pathname);
      expect(paths.length).toBeGreaterThan(30);
      expect(paths.filter((path) => !path.endsWith('/hefei'))).toEqual([]);
    },
  );

  test('[SHELL-04] device, firmware and tab are chosen by links', async () => {
    let page = await visit('/open-ability/chips');
    const follow = async (navigation: string, name: RegExp) => {
      const link = byRole(byRole(page.document, 'navigation', { name: navigation }), 'link', { name });
      page = await visit(link.getAttribute('href') as string);
      return link.getAttribute('href');
    };
    await follow('选择设备', /^AI 超脑 NVR$/);
    await follow('选择设备', /^Guanlan1\.0（超脑主控 V5\.0 及以下）$/);
    expect(await follow('查询结果', /^不可运行/)).toBe('/open-ability/chips?deviceType=2&firmwareType=1&tab=lacks');
    const row = allByRole(page.document, 'row').find((one) => textOf(one).includes('安全帽佩戴检测'));
    expect(textOf(row)).toContain('升级到 Guanlan2.0');
    expect(page.document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
      /AI 超脑 NVR · Guanlan1\.0：可运行 \d+ 项能力/,
    );
  });
});
