import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Film } from './film.ts';
import { actAtDesk } from './operator-desk.ts';
import { accountMenuOf } from './places.ts';

/** A sample of the portal: boats against the light. */
const PICTURE = join(import.meta.dirname, '../../build/static/trial/ship-dusk.jpg');
const TITLE = '黄昏逆光时漏检渔船';

const timelineOf = (page: Page) => page.getByRole('list', { name: '处理记录' }).locator('> li');
const stateOf = (page: Page, state = /^(待处理|处理中|待补充|待确认|已完成)/) =>
  page.getByRole('status').filter({ hasText: state });

export const workOrders: Film = {
  slug: 'work-orders',
  title: '提交并跟进工单',
  summary: '把问题说清楚、带上环境和图片，再跟着一张工单走完补充、解决、确认和评价。',
  labels: ['服务'],
  documents: ['file-work-order', 'follow-work-order'],
  account: '企业管理员',
  path: '/account/sheets',
  scenes: [
    {
      chapter: '提交',
      say: '在账号中心的“我的工单”，点“提交工单”。',
      act: async (actor, page) => {
        await actor.show(accountMenuOf(page).getByRole('link', { name: '我的工单' }));
        await actor.click(page.getByRole('link', { name: '提交工单' }).first());
      },
    },
    {
      say: '先选类型。描述里就有了提纲，照着写。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('radio', { name: /^算法效果/ }));
        await actor.show(page.getByLabel('描述', { exact: true }));
      },
    },
    {
      say: '标题写现象，描述写预期和实际。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('标题'), TITLE);
        await actor.type(page.getByLabel('描述', { exact: true }), '预期：检出每艘船。实际：傍晚漏检远处的渔船。');
      },
    },
    {
      say: '写明设备型号和固件版本，工程师才好复现。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('设备型号'), 'IPC-2347');
        await actor.type(page.getByLabel('固件版本'), 'V5.7.1');
      },
    },
    {
      say: '带上现场的图片，再点“提交工单”。',
      act: async (actor, page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PICTURE) });
        await actor.show(page.getByRole('list').getByRole('link', { name: /现场\.jpg/ }));
        await actor.click(page.getByRole('button', { name: '提交工单' }));
      },
    },
    {
      chapter: '补充',
      say: '提交好了。右边是状态，左边是处理记录。',
      act: (actor, page) => actor.show(stateOf(page), timelineOf(page).first()),
    },
    {
      say: '工程师要您补充时，消息中心会通知。',
      act: async (actor, page) => {
        await actAtDesk(page, [
          { act: 'take', text: '' },
          { act: 'askForInformation', text: '请说明摄像机是否开启了宽动态。' },
        ]);
        await actor.click(accountMenuOf(page).getByRole('link', { name: /消息中心/ }));
        await actor.show(page.getByRole('link', { name: /工单需要您补充信息/ }));
      },
    },
    {
      say: '点开消息，再点“前往处理”，就回到这张工单。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: /工单需要您补充信息/ }));
        await actor.click(page.getByRole('link', { name: '前往处理' }));
        await actor.show(timelineOf(page).last());
      },
    },
    {
      say: '在“补充说明”里回答，点“提交补充”。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('补充说明'), '没有开启。');
        await actor.click(page.getByRole('button', { name: '提交补充' }));
        // The desk acts next, and would get an error about a change in between.
        await actor.show(stateOf(page, /^处理中/));
      },
    },
    {
      chapter: '解决',
      say: '工程师给出方案以后，状态变为“待确认”。',
      act: async (actor, page) => {
        await actAtDesk(page, [{ act: 'resolve', text: '请在图像设置中开启宽动态，再试一个傍晚。' }]);
        await actor.open(page.url());
        await actor.show(stateOf(page), timelineOf(page).last());
      },
    },
    {
      say: '没有解决，可以点“仍未解决”，退回继续处理。',
      act: (actor, page) => actor.show(page.getByRole('button', { name: '仍未解决' })),
    },
    {
      say: '这次解决了，点“确认已解决”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('button', { name: '确认已解决' }));
        await actor.click(
          page.getByRole('dialog', { name: '确认问题已解决？' }).getByRole('button', { name: '确认已解决' }),
        );
        await actor.show(stateOf(page));
      },
    },
    {
      say: '最后评价这次服务。',
      act: async (actor, page) => {
        const rating = page.getByRole('dialog', { name: '请评价这次服务' });
        await actor.click(page.getByRole('button', { name: '评价' }));
        await actor.click(rating.getByRole('radio', { name: /^5 星/ }));
        await actor.click(rating.getByRole('button', { name: '提交评价' }));
      },
    },
    {
      say: '处理记录里是全部经过。',
      isCover: true,
      act: (actor, page) => actor.show(...[0, 2, 4].map((no) => timelineOf(page).nth(no)), timelineOf(page).last()),
    },
  ],
};
