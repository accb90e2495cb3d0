import type { Film } from './film.ts';
import { trialOf } from './places.ts';

export const tryAbility: Film = {
  slug: 'try-ability',
  title: '在线体验一项能力',
  summary: '用样例图片跑一次真实的识别，看懂结果图、字段和 JSON，再把同一次识别变成代码。',
  labels: ['入门', '在线体验'],
  abilityNos: [40],
  documents: ['first-trial'],
  path: '/open-ability/domain-case-detail/40',
  recognises: true,
  scenes: [
    {
      chapter: '选样例',
      say: '标有“可立即体验”的能力接入了真实的识别引擎。这是火车票识别，不登录也可以体验样例图片。',
      act: (actor, page) => actor.show(page.getByRole('heading', { level: 1 })),
    },
    {
      say: '“在线体验”里有平台准备的样例。点一张，服务器上的引擎马上开始识别。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: /^识别样例/ }).first());
        await actor.show(page.getByRole('tab', { name: /^字段/ }));
      },
    },
    {
      chapter: '看结果',
      say: '结果按字段列出：车次、出发站、到达站……每个字段带有得分，越接近 1 越有把握。',
      act: async (actor, page) => {
        await actor.show(trialOf(page).getByRole('button', { name: /^车次/ }));
      },
    },
    {
      say: '选一个字段，图上会标出它是从哪里读出来的；反过来，点图上的框也能找到字段。',
      act: async (actor, page) => {
        await actor.click(trialOf(page).getByRole('button', { name: /^车次/ }));
      },
    },
    {
      say: '“JSON”是接口返回的原样内容。程序收到的就是这些。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('tab', { name: 'JSON' }));
        await actor.show(trialOf(page).getByRole('region', { name: '接口返回的 JSON' }));
      },
    },
    {
      chapter: '用自己的图片',
      say: '要识别自己的图片，先登录。每项能力每天有免费次数，识别失败不扣。图片可以随时删除，最多保留 24 小时。',
      act: async (actor, page) => {
        await actor.show(trialOf(page).getByText(/^还可体验样例图片 \d+ 次/));
      },
    },
    {
      chapter: '使用方式',
      say: '满意了再看“使用方式”：在线 API、设备端模型和云端部署，页面写明每种方式怎样开始。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('heading', { level: 2, name: '使用方式', exact: true }));
      },
    },
  ],
};
