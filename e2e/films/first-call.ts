import type { Film } from './film.ts';

export const firstCall: Film = {
  slug: 'first-call',
  title: '两分钟完成第一次 API 调用',
  summary: '新建应用、拿到密钥、复制命令，在终端或浏览器里得到第一个真实的识别结果，再找到这次调用的记录。',
  labels: ['入门', '在线 API'],
  abilityNos: [35],
  documents: ['way-online-api', 'application-keys'],
  account: '企业管理员',
  path: '/account/applications',
  recognises: true,
  scenes: [
    {
      chapter: '新建应用',
      say: '登录以后，在账号中心打开“应用与密钥”。一个程序建一个应用，密钥各管各的。',
      act: (actor, page) => actor.show(page.getByRole('heading', { level: 1, name: '应用与密钥' })),
    },
    {
      say: '选“新建应用”，起一个认得出的名称。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '新建应用' }));
        await actor.type(page.getByRole('dialog').getByLabel('名称', { exact: true }), '门禁登记');
      },
    },
    {
      chapter: '保存密钥',
      say: '密钥只在这一刻完整显示，请马上存到程序的密钥管理里。关掉这个窗口以后，谁也读不出它。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '新建并生成密钥' }));
        await actor.show(page.getByRole('button', { name: '复制命令' }));
      },
    },
    {
      chapter: '第一次调用',
      say: '“复制命令”得到一行可以直接运行的 curl，密钥已经填好。贴进终端，回车，就是第一次调用。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '复制命令' }));
        await actor.show(page.getByRole('status').filter({ hasText: '已复制命令' }));
      },
    },
    {
      say: '手边没有终端，就用“在浏览器中运行”：同一个请求从浏览器发出，结果马上显示。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '在浏览器中运行' }));
        await actor.show(page.getByText(/^HTTP 200，code 200/));
      },
    },
    {
      say: '确认已经保存好，回到应用。这里能看到每把密钥的用途、限制和最近一次使用。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '我已保存好密钥' }));
        await actor.show(page.getByRole('heading', { level: 1, name: '门禁登记' }));
      },
    },
    {
      chapter: '调用记录',
      say: '“调用记录”里有每一次调用：时间、能力、用时和是否计次，保留 30 天。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '调用记录' }));
        await actor.show(page.getByRole('heading', { level: 1, name: '调用记录' }));
      },
    },
    {
      say: '出错时打开那一条，页面会说明发生了什么、谁来处理，并给出下一步的按钮。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('main').getByRole('table').getByRole('link').first());
        await actor.show(page.getByRole('heading', { level: 2 }).first());
      },
    },
  ],
};
