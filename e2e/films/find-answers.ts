import type { Film } from './film.ts';
import { paletteOf } from './places.ts';

export const findAnswers: Film = {
  slug: 'find-answers',
  title: '用搜索和文档找到答案',
  summary: '在任何页面按一个键就能搜索能力、芯片、文档和错误码；读文档时复制一节、引用一段、提出问题。',
  labels: ['入门', '文档'],
  documents: ['search-the-site', 'read-documents'],
  path: '/',
  scenes: [
    {
      chapter: '搜索',
      say: '在任何页面按“/”键，或点页头的搜索，就能找全站的内容。',
      act: async (actor, page) => {
        await actor.press('/');
        await actor.show(paletteOf(page).getByRole('combobox', { name: '查找' }));
      },
    },
    {
      say: '用自己的话来问就行。写“图片太大怎么办”，找到的是讲这件事的文档。',
      act: async (actor, page) => {
        await actor.type(paletteOf(page).getByRole('combobox', { name: '查找' }), '图片太大怎么办');
        await actor.show(paletteOf(page).getByRole('option').first());
      },
    },
    {
      say: '遇到错误码，直接搜它。结果第一条就是这个错误的说明：什么时候出现、怎么办。',
      act: async (actor, page) => {
        await actor.type(paletteOf(page).getByRole('combobox', { name: '查找' }), '20004');
        await actor.show(paletteOf(page).getByRole('option').first());
        await actor.press('Enter');
        await actor.show(page.getByRole('heading', { level: 1 }));
      },
    },
    {
      chapter: '读文档',
      say: '文档的左边是目录，右边是本页内容。标题旁的按钮可以复制这一节，或得到它的链接。',
      act: async (actor, page) => {
        await actor.open('/resource-center/document-detail/first-trial');
        await actor.show(page.getByRole('navigation', { name: '本页内容' }).getByRole('link').last());
        await actor.click(page.getByRole('navigation', { name: '本页内容' }).getByRole('link').last());
      },
    },
    {
      say: '文档里的数字，例如每天的次数和图片的上限，都取自正在运行的程序，不会过时。',
      act: (actor, page) => actor.show(page.getByRole('article').getByRole('heading', { level: 2 }).last()),
    },
    {
      chapter: '没有找到',
      say: '哪里写得不清楚，用右侧的“反馈”告诉作者；登录后提交，答复会发到消息中心。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('complementary', { name: '快捷工具' }).getByRole('button', { name: '反馈' }));
        await actor.show(page.getByRole('dialog', { name: '反馈文档问题' }));
        await actor.press('Escape');
      },
    },
  ],
};
