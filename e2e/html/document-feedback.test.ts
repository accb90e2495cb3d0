import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { queryDocumentTree } from '#contract/documents/calls.ts';
import { createFeedback } from '#contract/documents/feedback-calls.ts';
import { userRoles } from '#contract/kit/roles.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, hrefsOf } from './rendered-page.ts';

const portal = await htmlPortal({});
const DOCUMENT = '/resource-center/document-detail/first-trial';
const cardOf = ({ document }: { document: Document }) => byRole(document, 'complementary', { name: '快捷工具' });

test('[CARD-02] [ROUTE-10] only the page of a document has the feedback button on the floating card', async () => {
  const page = await portal.visit(DOCUMENT);
  expect(allByRole(cardOf(page), 'button', { name: '反馈' })).toHaveLength(1);
  expect(allByRole(byRole(page.document, 'article'), 'button', { name: '反馈' })).toHaveLength(1);
  for (const path of ['/', '/open-ability', '/open-ability/domain-case-detail/3'])
    expect(allByRole(cardOf(await portal.visit(path)), 'button', { name: '反馈' }), path).toEqual([]);
  const unknown = await portal.open('/resource-center/document-detail/nowhere');
  expect(unknown.status).toBe(404);
  expect(bodyTextOf(unknown)).not.toContain('反馈');
});

test('the console lists feedback, and the desk leads to it', async () => {
  const reader = await portal.signUp({ userName: 'quoting-reader' });
  const { treeList } = (await portal.call(queryDocumentTree, {})).body.data;
  const docId = treeList.find(({ slug }) => slug === 'first-trial')?.uuid ?? '';
  const request = { feedBackContent: '示例图片在哪里', docId, source: 1, kind: 'unclear', quotation: '选择示例图片' };
  const headers = { token: reader.token, 'idempotency-key': randomUUID() };
  const { feedbackId } = (await portal.call(createFeedback, request, headers)).body.data;

  const as = await portal.signUp({ userRoles: [userRoles.manager] });
  const list = await portal.open('/console/feedback?state=open&kind=unclear', { as });
  const row = allByRole(list.document, 'row').find((one) => one.textContent?.includes('示例图片在哪里'));
  if (!row) throw new Error('the feedback is not listed');
  for (const text of ['“选择示例图片”', '不易理解', '待处理', 'quoting-reader', '读到的版本：1'])
    expect(row.textContent).toContain(text);
  expect(hrefsOf(allByRole(row, 'link'))).toEqual([
    `/console/feedback?state=open&kind=unclear&id=${feedbackId}`,
    `/console/content/entry/${docId}#feedback`,
  ]);
  expect(bodyTextOf(await portal.open('/console/feedback?state=done', { as }))).toContain('没有符合条件的反馈');
  const item = byRole((await portal.open('/console', { as })).document, 'link', { name: /示例图片在哪里/ });
  expect(item.getAttribute('href')).toBe(`/console/feedback?id=${feedbackId}`);
  expect((await portal.open('/console/feedback', { as: reader })).status).toBe(403);
});
