import type { Page } from '@playwright/test';
import type { Film } from './film.ts';
import { accountMenuOf } from './places.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

export const firstCall: Film = {
  slug: 'first-call',
  title: '两分钟完成第一次 API 调用',
  summary: '新建应用、拿到密钥、复制命令，在浏览器里得到第一个真实的识别结果，再找到这次调用的记录。',
  labels: ['入门', '在线 API'],
  abilityNos: [1],
  documents: ['way-online-api', 'application-keys'],
  account: '企业管理员',
  path: '/account/sheets',
  recognises: true,
  scenes: [
    {
      chapter: '新建应用',
      say: '登录以后，在账号中心打开“应用与密钥”。',
      act: async (actor, page) => {
        await actor.click(accountMenuOf(page).getByRole('link', { name: '应用与密钥' }));
        await actor.show(page.getByRole('heading', { level: 1, name: '应用与密钥' }));
      },
    },
    {
      say: '一个程序建一个应用。点“新建应用”，写上名称。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '新建应用' }));
        await actor.type(dialogOf(page).getByLabel('名称', { exact: true }), '门禁登记');
      },
    },
    {
      say: '点“新建并生成密钥”，密钥马上出现。',
      act: async (actor, page) => {
        await actor.click(dialogOf(page).getByRole('button', { name: '新建并生成密钥' }));
        await actor.show(dialogOf(page).getByText(/^oak_live_\w+$/));
      },
    },
    {
      chapter: '保存密钥',
      say: '密钥只显示这一次。点“复制密钥”，存到安全的地方。',
      act: async (actor, page) => {
        await actor.show(dialogOf(page).getByText(/^完整的密钥只显示这一次/));
        await actor.click(dialogOf(page).getByRole('button', { name: '复制密钥' }));
      },
    },
    {
      chapter: '第一次调用',
      say: '下面是一行可以直接运行的命令，密钥已经填好。',
      act: (actor, page) => actor.show(dialogOf(page).getByText(/^curl/)),
    },
    {
      say: '点“复制命令”，贴进终端，回车，就是第一次调用。',
      act: (actor, page) => actor.click(dialogOf(page).getByRole('button', { name: '复制命令' })),
    },
    {
      say: '手边没有终端，就点“在浏览器中运行”。',
      act: (actor, page) => actor.click(dialogOf(page).getByRole('button', { name: '在浏览器中运行' })),
    },
    {
      say: '请求从浏览器发出，识别的结果就在下面。',
      isCover: true,
      act: (actor, page) => actor.show(page.getByText(/^HTTP 200，code 200/)),
    },
    {
      say: '密钥存好了，就点“我已保存好密钥”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '我已保存好密钥' }));
        await actor.show(page.getByRole('heading', { level: 1, name: '门禁登记' }));
      },
    },
    {
      chapter: '调用记录',
      say: '再打开“调用记录”，刚才的调用就在第一行。',
      act: async (actor, page) => {
        await actor.click(accountMenuOf(page).getByRole('link', { name: '调用记录' }));
        await actor.show(page.getByRole('main').getByRole('table').getByRole('row').nth(1));
      },
    },
    {
      say: '点开它：成功没有，经过了哪几步，都写在里面。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('main').getByRole('table').getByRole('link').first());
        await actor.show(page.getByText(/^返回 \d+ 个目标/), page.getByRole('listitem').filter({ hasText: '计次' }));
      },
    },
    {
      say: '最下面是这次识别的图片和结果。',
      act: (actor, page) => actor.show(page.getByRole('group', { name: /^图片与识别结果/ })),
    },
  ],
};
