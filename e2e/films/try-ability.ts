import type { Page } from '@playwright/test';
import type { Film } from './film.ts';
import { trialOf } from './places.ts';

const fieldOf = (page: Page, name: string) => trialOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
const boxesOf = (page: Page) => trialOf(page).locator('svg g:has(> polygon)');

export const tryAbility: Film = {
  slug: 'try-ability',
  title: '在线体验一项能力',
  summary: '用样例图片跑一次真实的识别，看懂结果图、字段和 JSON，再打开这次调用的代码。',
  labels: ['入门', '在线体验'],
  abilityNos: [40],
  documents: ['first-trial'],
  path: '/open-ability/domain-case-detail/40',
  recognises: true,
  scenes: [
    {
      chapter: '选样例',
      say: '这是火车票识别。标有“可立即体验”，就能当场识别。',
      act: (actor, page) =>
        actor.show(page.getByRole('heading', { level: 1 }), page.getByText('可立即体验', { exact: true }).first()),
    },
    {
      say: '“在线体验”里有样例图片，不登录也可以用。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('article').getByRole('link', { name: '在线体验' }).first());
        await actor.show(page.getByRole('list', { name: '样例图片' }));
      },
    },
    {
      say: '点一张，服务器上的引擎马上开始识别。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: /^识别样例/ }).nth(1));
        await actor.show(page.getByRole('tab', { name: /^字段/ }));
      },
    },
    {
      chapter: '看结果',
      say: '识别完成。图上的框，标出每个字段是从哪里读出来的。',
      isCover: true,
      act: (actor, page) => actor.show(page.getByRole('group', { name: /^图片与识别结果/ })),
    },
    {
      say: '右边是字段：出发站、到达站、车次……',
      act: (actor, page) => actor.show(...['出发站', '到达站', '车次'].map((name) => fieldOf(page, name))),
    },
    {
      say: '每个字段带着得分，越接近 1，引擎越有把握。',
      act: (actor, page) => actor.show(fieldOf(page, '票价').getByText(/^[01]\.\d\d$/)),
    },
    {
      say: '选一个字段，它在图上的框就亮起来。',
      act: async (actor, page) => {
        await actor.click(fieldOf(page, '乘车日期'));
        await actor.show(boxesOf(page).nth(3));
      },
    },
    {
      say: '反过来，指着图上的框，右边对应的字段也会亮。',
      act: async (actor, page) => {
        await actor.hover(boxesOf(page).nth(0));
        await actor.stepBack();
      },
    },
    {
      say: '“JSON”是接口返回的原样内容。程序收到的就是这些。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('tab', { name: 'JSON' }));
        const json = page.getByRole('region', { name: '接口返回的 JSON' });
        await actor.show(json.getByText('"fields"'));
      },
    },
    {
      chapter: '变成代码',
      say: '要在程序里做同样的事，打开“这次调用的代码”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('tab', { name: /^字段/ }));
        await actor.click(page.getByRole('button', { name: '这次调用的代码' }));
      },
    },
    {
      say: '这就是同一次识别的代码，先是 curl。',
      act: (actor, page) => actor.show(page.getByRole('region', { name: '代码', exact: true })),
    },
    {
      say: '共有八种语言。换成 Python，再点“复制代码”。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('group', { name: '语言' }));
        await actor.click(page.getByRole('group', { name: '语言' }).getByRole('button', { name: 'Python' }));
        await actor.click(page.getByRole('button', { name: '复制代码' }));
      },
    },
    {
      say: '代码要用密钥。点“管理密钥”，就能新建一把。',
      act: (actor, page) => actor.show(page.getByRole('link', { name: '管理密钥' })),
    },
    {
      chapter: '用自己的图片',
      say: '样例图片每天有免费次数，这里写着还剩几次。',
      act: (actor, page) => actor.show(trialOf(page).getByText(/^还可体验样例图片 \d+ 次/)),
    },
    {
      say: '要识别自己的图片，先登录。图片最多保留 24 小时。',
      act: (actor, page) => {
        const own = page.getByRole('link', { name: '登录后使用自己的图片' });
        return actor.show(own, trialOf(page).getByText(/最多保留 24 小时/));
      },
    },
  ],
};
