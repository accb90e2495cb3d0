import type { Page } from '@playwright/test';
import type { Film } from './film.ts';
import { paletteOf } from './places.ts';

const questionOf = (page: Page) => paletteOf(page).getByRole('combobox', { name: '查找' });
const answerOf = (page: Page, name: string) => paletteOf(page).getByRole('option').filter({ hasText: name }).first();
const articleOf = (page: Page) => page.getByRole('article');

export const findAnswers: Film = {
  slug: 'find-answers',
  title: '用搜索和文档找到答案',
  summary: '在任何页面按一个键就能搜索文档和错误码；读文档时跳到要的一节，复制它，对写得不清楚的地方提出问题。',
  labels: ['入门', '文档'],
  documents: ['search-the-site', 'read-documents'],
  path: '/',
  scenes: [
    {
      chapter: '搜索',
      say: '在任何页面按“/”键，就能搜索全站。',
      act: async (actor, page) => {
        await actor.press('/');
        await actor.show(questionOf(page));
      },
    },
    {
      say: '用自己的话来问就行，不必记住文档的标题。',
      act: async (actor, page) => {
        await actor.type(questionOf(page), '图片太大怎么办');
        await actor.show(answerOf(page, '支持的图片格式与大小'));
      },
    },
    {
      say: '点开讲这件事的文档。',
      act: async (actor, page) => {
        await actor.click(answerOf(page, '支持的图片格式与大小'));
        await actor.show(page.getByRole('heading', { level: 1, name: '支持的图片格式与大小' }));
      },
    },
    {
      chapter: '读文档',
      say: '左边是目录，下面的“本页内容”列出各节。',
      act: (actor, page) =>
        actor.show(
          page.getByRole('navigation', { name: '文档目录' }).getByRole('link', { name: '支持的图片格式与大小' }),
          page.getByRole('navigation', { name: '本页内容' }),
        ),
    },
    {
      say: '答案在这里。这些上限取自正在运行的程序。',
      isCover: true,
      act: (actor, page) =>
        actor.show(
          articleOf(page)
            .getByRole('row', { name: /^文件大小/ })
            .getByRole('cell')
            .last(),
          articleOf(page)
            .getByRole('row', { name: /^像素总数/ })
            .getByRole('cell')
            .last(),
        ),
    },
    {
      say: '点一节的名称，直接跳过去。',
      act: async (actor, page) => {
        const outline = page.getByRole('navigation', { name: '本页内容' });
        await actor.click(outline.getByRole('link', { name: '浏览器会自动转换的' }));
        await actor.show(articleOf(page).getByText(/^WebP、AVIF/));
      },
    },
    {
      say: '标题旁有两个按钮：本节的链接，和复制本节。',
      act: async (actor, page) => {
        const heading = articleOf(page).getByRole('heading', { level: 2 }).first();
        await actor.hover(heading);
        await actor.show(heading.getByRole('link', { name: '本节链接' }));
        await actor.click(heading.getByRole('button', { name: '复制本节' }));
      },
    },
    {
      chapter: '查错误码',
      say: '遇到错误码，也按“/”键，写上它。',
      act: async (actor, page) => {
        await actor.press('/');
        await actor.type(questionOf(page), '20004');
        await actor.show(answerOf(page, '20004'));
      },
    },
    {
      say: '回车打开说明。先看它什么时候出现。',
      act: async (actor, page) => {
        await actor.press('Enter');
        await actor.show(articleOf(page).getByRole('heading', { level: 2, name: /^什么时候出现/ }));
      },
    },
    {
      say: '再看怎么办。',
      act: async (actor, page) => {
        const outline = page.getByRole('navigation', { name: '本页内容' });
        await actor.click(outline.getByRole('link', { name: '怎么办' }));
        await actor.show(articleOf(page).getByRole('heading', { level: 2, name: /^怎么办/ }));
      },
    },
    {
      chapter: '提出问题',
      say: '哪里写得不清楚，在文末点“反馈”告诉作者。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('region', { name: '反馈' }).getByRole('button', { name: '反馈' }));
        await actor.show(page.getByRole('dialog', { name: '反馈文档问题' }));
      },
    },
    {
      say: '选类型，写清楚哪里不对。提交时需要登录。',
      act: async (actor, page) => {
        const dialog = page.getByRole('dialog', { name: '反馈文档问题' });
        await actor.click(dialog.getByRole('button', { name: '不易理解' }));
        await actor.show(dialog.getByLabel('问题描述'), dialog.getByText(/^提交时需要登录/));
      },
    },
  ],
};
