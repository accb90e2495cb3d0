import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { userRoles } from '#contract/kit/roles.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, headingOf, hrefsOf, textOf } from './rendered-page.ts';

const portal = await htmlPortal({});
const as = await portal.signUp({ userRoles: [userRoles.manager] });

test('[OPS-02] the desk says that all is done, and then leads straight to what waits', async () => {
  const calm = await portal.open('/console', { as });
  expect(headingOf(calm)).toBe('工作台');
  expect(bodyTextOf(calm)).toContain('没有等待处理的事项');
  expect(bodyTextOf(calm)).toContain('都处理完了');

  const customer = await portal.signUp();
  const request = { kind: 1, title: '如何升级', description: '说明', severity: 3, contactName: '联系人' } as const;
  const created = await portal.call(createOrder, request, { token: customer.token, 'idempotency-key': randomUUID() });
  const { orderId, orderNo } = created.body.data;
  const page = await portal.open('/console', { as });
  expect(bodyTextOf(page)).toContain('有 1 件等待处理');
  const places = byRole(page.document, 'navigation', { name: '等待处理' });
  expect(hrefsOf(allByRole(places, 'link'))).toEqual([
    '/console/work-orders',
    '/console/certifications',
    '/console/outbox',
    '/console/content',
    '/console/feedback',
    '/console/jobs',
  ]);
  const item = byRole(page.document, 'link', { name: /如何升级/ });
  expect(item.getAttribute('href')).toBe(`/console/work-orders?id=${orderId}`);
  expect(textOf(item)).toContain(orderNo);
  expect(textOf(item)).toContain('已等 不足 1 分钟');
  expect(bodyTextOf(page)).toContain('您名下没有等待处理的事项。');
});
