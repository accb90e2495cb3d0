import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Film } from './film.ts';

/** A picture of the portal's own samples. */
const SITE = join(import.meta.dirname, '../../build/static/trial/train-ticket-1.jpg');

export const workOrders: Film = {
  slug: 'work-orders',
  title: '提交并跟进工单',
  summary: '把问题说清楚、带上环境和图片，在一个页面里看到处理的全过程。',
  labels: ['服务'],
  documents: ['file-work-order', 'follow-work-order'],
  account: '企业管理员',
  path: '/account/sheets',
  scenes: [
    {
      chapter: '提交',
      say: '遇到自己解决不了的问题，就提交工单。入口在账号中心的“我的工单”。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('link', { name: '提交工单' }).first());
        await actor.show(page.getByRole('heading', { level: 1, name: '提交工单' }));
      },
    },
    {
      say: '先选种类。每种都有描述的提纲，照着写，工程师不用再来回追问。',
      act: async (actor, page) => {
        await actor.click(page.getByRole('radio', { name: /^算法效果/ }));
        await actor.show(page.getByLabel('描述', { exact: true }));
      },
    },
    {
      say: '标题写现象，描述写预期和实际。正在输入的内容会自动保存为草稿，关掉页面也不会丢。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('标题'), '逆光下漏报安全帽');
        await actor.type(page.getByLabel('描述', { exact: true }), '预期：逆光下也能识别。实际：上午九点经常漏报。');
      },
    },
    {
      say: '写明设备型号和固件版本，问题能更快复现。图片最多五张。',
      act: async (actor, page) => {
        await actor.type(page.getByLabel('设备型号'), 'IPC-2347');
        await actor.type(page.getByLabel('固件版本'), 'V5.7.1');
      },
    },
    {
      chapter: '跟进',
      say: '提交以后，页面上方是现在的状态，下面是处理记录。有新的回复，消息中心会通知。',
      act: async (actor, page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: readFileSync(SITE) });
        await actor.show(page.getByRole('list').getByRole('link', { name: /现场\.jpg/ }));
        await actor.click(page.getByRole('button', { name: '提交工单' }));
        await actor.show(page.getByRole('heading', { level: 1, name: '逆光下漏报安全帽' }));
      },
    },
    {
      say: '想补充时随时补充。问题解决后确认并评价，没有解决就退回继续处理。',
      act: async (actor, page) => {
        await actor.show(page.getByRole('list', { name: '处理记录' }).locator('> li').first());
      },
    },
  ],
};
