import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getRequest } from '#contract/api/requests/calls.ts';
import { createJob } from '#contract/api/job-open-calls.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { named } from '#server/kit/database/pool.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { someOrder } from '#server/areas/work-orders/testing.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, hrefsOf } from './rendered-page.ts';

const { account, app, call, database, open, tokenOf, upload } = await htmlPortal({}, { accounts: true });

const MANAGER = '企业管理员';
const token = await tokenOf(MANAGER);

/** Makes a job with the key of an application, which is a request as well. */
const addJob = async () => {
  const [owner] = await database.query<{ account_id: string }>(
    named('test.findAccount', 'select account_id from identity_account where user_name = $1'),
    [account(MANAGER).name],
  );
  const { headers } = await addTestKey(database, { accountId: owner?.account_id as string });
  const response = await app.inject({
    method: 'POST',
    url: createJob.path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ abilityNo: 35 }),
  });
  const { requestId } = response.json() as { requestId: string };
  // Waits until the request is written.
  expect((await call(getRequest, { requestId }, { token })).body.code).toBe('200');
};
const addFile = () => upload(token, 'workOrder');
const addOrder = async () => {
  const created = await call(createOrder, someOrder, { token, 'idempotency-key': randomUUID() });
  expect(created.body.code).toBe('200');
};
await Promise.all([addJob(), addFile(), addOrder()]);

interface Given {
  as?: DemoTitle;
  /** The name of the page number in the address. */
  parameter?: string;
}

test.each<[what: string, path: string, given?: Given]>([
  ['[API-04] requests', '/account/requests'],
  ['[API-05] jobs', '/account/jobs'],
  ['uploaded pictures', '/account/upload'],
  ['[ACC-12] work orders', '/account/sheets', { parameter: 'page' }],
  ['sub-accounts', '/account/sub-accounts'],
  ['[ROLE-03] customers', '/account/customers', { as: '销售' }],
  ['models', '/console/models', { as: '运营管理员' }],
])('a page past the end of the list of %s says so, and leads to the first one', async (_what, path, given = {}) => {
  const { as = MANAGER, parameter = 'pageNo' } = given;
  const past = await open(`${path}?${parameter}=99`, { as });
  expect(bodyTextOf(past)).toMatch(/第 99 页没有内容，共 [1-9]\d* 页。/);
  expect(bodyTextOf(past)).not.toMatch(/还没有|没有符合条件/);
  expect(allByRole(past.document, 'table')).toEqual([]);
  expect(hrefsOf(allByRole(past.document, 'link', { name: '回到第一页' }))).toEqual([path]);
  const first = await open(path, { as });
  expect(bodyTextOf(first)).not.toContain('页没有内容');
});

test('the first page of a narrowed list is narrowed as well', async () => {
  for (const [address, first] of [
    ['/account/sheets?kind=consultation&page=99', '/account/sheets?kind=consultation'],
    ['/account/requests?call=api.createJob&pageNo=99', '/account/requests?call=api.createJob'],
    ['/account/jobs?origin=application&pageNo=99', '/account/jobs?origin=application'],
  ] as const) {
    const past = await open(address, { as: MANAGER });
    expect(bodyTextOf(past), address).toContain('第 99 页没有内容，共 1 页。');
    expect(hrefsOf(allByRole(past.document, 'link', { name: '回到第一页' }))).toEqual([first]);
  }
});
