import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { userRoles } from '#contract/kit/roles.ts';
import { sendMessage } from '#contract/messages/sending-calls.ts';
import { addAnnouncement } from '#contract/site/announcement-calls.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, hrefsOf, textsOf } from './rendered-page.ts';

const portal = await htmlPortal({});
const as = await portal.signUp({ userRoles: [userRoles.manager] });
const headers = () => ({ token: as.token, 'idempotency-key': randomUUID() });

const lists = [
  {
    what: '[OPS-01] announcements',
    path: '/console/announcements',
    tabs: { name: '公告状态', states: ['draft', 'coming', 'holding', 'over'] },
    noneOf: ['over', '没有这种状态的公告'],
    add: () =>
      portal.call(
        addAnnouncement,
        { title: '值守安排', content: '照常服务。', startTime: null, endTime: null, publish: true },
        headers(),
      ),
    row: '值守安排',
  },
  {
    what: '[OPS-02] messages',
    path: '/console/messages',
    tabs: { name: '发送状态', states: ['1', '2', '3'] },
    noneOf: ['3', '没有这种状态的消息'],
    add: () =>
      portal.call(
        sendMessage,
        {
          kind: 1,
          priority: 1,
          title: '今晚升级',
          content: '照常服务。',
          link: null,
          audience: { to: 'all' },
          startTime: null,
        },
        headers(),
      ),
    row: '今晚升级',
  },
] as const;

test.each(lists)('the console’s $what have tabs by state, and say what a page without rows means', async (list) => {
  const { path, tabs, noneOf, add, row } = list;
  await portal.signUp();
  expect((await add()).body.code).toBe('200');
  const page = await portal.open(path, { as });
  expect(bodyTextOf(page)).toContain(row);
  expect(hrefsOf(allByRole(byRole(page.document, 'navigation', { name: tabs.name }), 'link'))).toEqual([
    path,
    ...tabs.states.map((state) => `${path}?state=${state}`),
  ]);
  // Tabs have no shortcuts.
  expect(textsOf(allByRole(page.document, 'button'))).not.toContain('按 ? 查看快捷键');

  const narrowed = await portal.open(`${path}?state=${noneOf[0]}`, { as });
  expect(bodyTextOf(narrowed)).toContain(noneOf[1]);
  expect(hrefsOf(allByRole(narrowed.document, 'link', { name: '查看全部' }))).toEqual([path]);

  const past = await portal.open(`${path}?pageNo=7`, { as });
  expect(bodyTextOf(past)).toContain('第 7 页没有内容，共 1 页。');
  expect(hrefsOf(allByRole(past.document, 'link', { name: '回到第一页' }))).toEqual([path]);
});
