import type { Page } from '@playwright/test';
import type { Film } from './film.ts';
import { abilityListOf, menuOf } from './places.ts';

const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /^共 \d+ 项能力/ });

export const findAbility: Film = {
  slug: 'find-ability',
  title: '找到需要的识别能力',
  summary: '用菜单、筛选和搜索在全部能力里找到合适的一项，再把两项能力放在一起对比。',
  labels: ['入门'],
  documents: ['find-an-ability'],
  path: '/',
  scenes: [
    {
      chapter: '打开列表',
      say: '把鼠标移到菜单“开放能力”，常用的能力都在里面。',
      act: async (actor, page) => {
        await actor.hover(menuOf(page));
        await actor.show(page.locator('#menu-panel-1').getByRole('link', { name: '安全帽佩戴检测' }));
      },
    },
    {
      say: '要看全部，就点菜单的名称。',
      act: async (actor, page) => {
        await actor.click(menuOf(page));
        await actor.show(countOf(page));
      },
    },
    {
      chapter: '筛选',
      say: '左边是筛选条件。后面的数字，是选了它还剩几项。',
      act: (actor, page) =>
        actor.show(
          page.getByRole('group', { name: '模型类型' }),
          page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^OCR/ }),
        ),
    },
    {
      say: '选“OCR”，列表里就只有 OCR 能力。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^OCR/ }));
        await actor.show(abilityListOf(page).getByRole('heading', { level: 3 }).first());
      },
    },
    {
      say: '选好的条件排在列表上方，点一下就能去掉。',
      act: async (actor, page) => {
        const chosen = page.getByRole('list', { name: '已选条件' });
        await actor.show(chosen);
        await actor.click(chosen.getByRole('link', { name: '移除筛选：OCR' }));
        await actor.show(countOf(page));
      },
    },
    {
      chapter: '搜索',
      say: '知道要找什么，就直接搜，例如“安全帽”。',
      act: async (actor, page) => {
        await actor.type(page.getByRole('searchbox', { name: '搜索能力' }), '安全帽');
        await actor.press('Enter');
        await actor.show(countOf(page));
      },
    },
    {
      say: '列出的能力，名称、标签或说明里有这个词。',
      isCover: true,
      act: (actor, page) =>
        actor.show(
          abilityListOf(page).getByRole('heading', { name: '安全帽佩戴检测' }),
          abilityListOf(page).getByRole('link').nth(1).getByText('佩戴安全帽', { exact: true }),
        ),
    },
    {
      say: '用拼音来搜，找到的是同样的能力。',
      act: async (actor, page) => {
        await actor.type(page.getByRole('searchbox', { name: '搜索能力' }), 'anquanmao');
        await actor.press('Enter');
        await actor.show(abilityListOf(page).getByRole('heading', { name: '安全帽佩戴检测' }));
      },
    },
    {
      chapter: '对比',
      say: '拿不定主意，就勾选两项能力的“加入对比”。',
      act: async (actor, page) => {
        for (const name of ['安全帽佩戴检测', '工地着装规范算法包'])
          await actor.click(page.getByRole('button', { name: `加入对比：${name}`, exact: true }));
      },
    },
    {
      say: '它们排在页面下方。点“去对比”。',
      act: async (actor, page) => {
        const tray = page.getByRole('region', { name: '待对比的能力' });
        await actor.show(tray.getByRole('list'));
        await actor.click(tray.getByRole('link', { name: '去对比' }));
      },
    },
    {
      say: '两项能力并排在一页上。',
      act: (actor, page) => actor.show(page.getByRole('list', { name: '正在对比的能力' })),
    },
    {
      say: '有差异的行带着标记。例如反光衣，只有后一项能识别。',
      act: async (actor, page) => {
        const row = page.locator('tr').filter({ hasText: /^穿着反光衣/ });
        await actor.show(row.locator('th'), row.locator('td').nth(1));
      },
    },
    {
      say: '选定以后，点名称打开能力页。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('list', { name: '正在对比的能力' }).getByRole('link').first());
        await actor.show(page.getByRole('heading', { level: 1 }));
      },
    },
    {
      say: '这里写着使用条件、使用方式和支持的设备。',
      act: async (actor, page) => {
        const parts = page.getByRole('navigation', { name: '页内导航' });
        await actor.show(...['使用方式', '支持设备'].map((name) => parts.getByRole('link', { name })));
        await actor.click(parts.getByRole('link', { name: '使用条件' }));
      },
    },
  ],
};
