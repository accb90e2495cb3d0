import type { Film } from './film.ts';

export const findAbility: Film = {
  slug: 'find-ability',
  title: '找到需要的识别能力',
  summary: '用关键字和筛选在全部能力里找到合适的一项，再把相近的能力放在一起对比。',
  labels: ['入门'],
  documents: ['find-an-ability'],
  path: '/',
  scenes: [
    {
      chapter: '搜索',
      say: '首页列出常用的识别能力。要看全部，打开菜单“AI开放能力”。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('heading', { level: 1 }));
        await actor.open('/open-ability');
      },
    },
    {
      say: '知道要找什么，就直接搜。写“安全帽”，名称、标签和说明里有它的能力都会出现。',
      act: async (actor, page) => {
        await actor.type(page.getByRole('search').getByRole('searchbox'), '安全帽');
        await actor.click(page.getByRole('button', { name: '搜索', exact: true }));
        await actor.show(page.getByRole('region', { name: '能力列表' }).getByRole('link').first());
      },
    },
    {
      say: '也可以用拼音或口语来搜，找到的是同一批能力。',
      act: async (actor, page) => {
        await actor.type(page.getByRole('search').getByRole('searchbox'), 'anquanmao');
        await actor.click(page.getByRole('button', { name: '搜索', exact: true }));
        await actor.show(page.getByRole('region', { name: '能力列表' }).getByRole('link').first());
      },
    },
    {
      chapter: '筛选',
      say: '不确定名称时，用左边的条件缩小范围。每个条件后面的数字，是选了它还剩几项。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '清空关键字' }));
        await actor.click(page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^OCR/ }));
      },
    },
    {
      say: '选好的条件排在列表上方，点一下就能去掉。地址会跟着变，收藏或发给同事，打开就是同样的结果。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('list', { name: '已选条件' }));
        await actor.click(page.getByRole('list', { name: '已选条件' }).getByRole('link', { name: '移除筛选：OCR' }));
      },
    },
    {
      chapter: '对比',
      say: '拿不定主意时，把几项能力加入对比。页面下方的托盘会记住它们，换页也不会丢。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: /^加入对比/ }).nth(0));
        await actor.click(page.getByRole('button', { name: /^加入对比/ }).nth(1));
        await actor.show(page.getByRole('region', { name: '待对比的能力' }));
      },
    },
    {
      say: '打开对比页，产品形态、运行芯片和识别标签逐行并列，有差异的行一眼可见。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('region', { name: '待对比的能力' }).getByRole('link', { name: '去对比' }));
        await actor.show(page.getByRole('list', { name: '正在对比的能力' }));
      },
    },
    {
      say: '选定以后，从名称进入能力页，就能在线体验。下一段视频会讲怎样体验。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('list', { name: '正在对比的能力' }).getByRole('link').first());
        await actor.show(page.getByRole('heading', { level: 1 }));
      },
    },
  ],
};
