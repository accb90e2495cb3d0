import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import { getWaiting } from '#contract/console/calls.ts';
import { getCertificationStatus, submitCertification, withdrawCertification } from '#contract/enterprise/calls.ts';
import {
  getApplication,
  passApplication,
  queryApplications,
  rejectApplication,
  showApplicationPhone,
  takeApplication,
} from '#contract/enterprise/review-calls.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createReview } from './review.ts';
import { someApplication, someCreditCode } from './testing.ts';

const { call, database, signUp, upload } = await testApp();
const acts = {
  name: '',
  text: `select act, actor_name, account_id, object_name, detail from console_audit_log where object_id = $1 order by entry_id`,
};
const removeApplications = { name: '', text: 'delete from enterprise_application' };

type Account = Awaited<ReturnType<typeof signUp>>;
let reviewer: Account;
let other: Account;
beforeAll(async () => {
  reviewer = await signUp({ userRoles: [5] });
  other = await signUp({ userRoles: [6] });
});
beforeEach(() => database.query(removeApplications));

const ask = async <C extends AnyCall>(definition: C, request: unknown, token: string) => {
  const { status, body } = await call(definition, request, { token, 'idempotency-key': randomUUID() });
  return { status, code: body.code, data: body.data };
};
const apply = async (given: Parameters<typeof someApplication>[0] = {}, account?: Account) => {
  const applicant = account ?? (await signUp({ enterpriseName: undefined as never, enterpriseNo: undefined as never }));
  const licenceFileId = await upload(applicant.token, 'licence');
  const { data } = await ask(submitCertification, someApplication({ licenceFileId, ...given }), applicant.token);
  return { ...applicant, applicationId: data.applicationId, version: 1 };
};
type Application = Awaited<ReturnType<typeof apply>>;
const pass = ({ applicationId, version }: Application, token = reviewer.token) =>
  ask(passApplication, { applicationId, version }, token);
const reasons = [
  { field: 'licenceFileId', reason: '图片不清晰' },
  { field: 'address', reason: '与证照不一致' },
];
const reject = ({ applicationId, version }: Application, token = reviewer.token, given: unknown = reasons) =>
  ask(rejectApplication, { applicationId, version, reasons: given }, token);
const statusOf = async ({ token }: Account) => (await ask(getCertificationStatus, {}, token)).data;
const detail = async ({ applicationId }: Application, token = reviewer.token) =>
  (await ask(getApplication, { applicationId }, token)).data;
const list = async (filters: object = {}) =>
  (await ask(queryApplications, { pageNo: 1, pageSize: 20, ...filters }, reviewer.token)).data;
const messagesOf = async ({ token }: Account) => (await ask(listMessages, {}, token)).data.messageParams;

describe('[CERT-03] a decision', () => {
  test('stays valid if the lookup of the next application fails', async () => {
    const applicant = await apply();
    const failing: typeof database = {
      ...database,
      query: (statement, values) =>
        statement.name === 'enterprise.nextWaiting'
          ? Promise.reject(new Error('Query read timeout'))
          : database.query(statement, values),
    };
    const accountCertification = { hold: async () => undefined, set: async () => {}, certify: async () => {} };
    const review = createReview({
      database: failing,
      accountCertification,
      notify: async () => {},
      audit: async () => {},
    });
    const caller = { user: { accountId: reviewer.accountId, accountName: 'reviewer' } } as never;
    expect(await review.pass(applicant, caller)).toEqual({});
    expect((await statusOf(applicant)).lastApplication).toMatchObject({ state: 2 });
  });

  test('to pass certifies, assigns a number, notifies the owner and is logged', async () => {
    const applicant = await apply();
    expect((await pass(applicant)).code).toBe('200');
    const user = (await ask(getUserInfo, {}, applicant.token)).data;
    expect(user).toMatchObject({ authStatus: 1, enterpriseName: '示例科技有限公司' });
    expect(user.enterpriseNo).toMatch(/^[1-9]\d{7}$/);
    expect(await messagesOf(applicant)).toEqual([expect.objectContaining({ title: '企业认证已通过', priority: 1 })]);
    expect(await database.query(acts, [applicant.applicationId])).toEqual([
      expect.objectContaining({
        act: 'certification.pass',
        actor_name: reviewer.userName,
        account_id: applicant.accountId,
        object_name: '示例科技有限公司',
      }),
    ]);
  });

  test('to pass keeps an existing enterprise number', async () => {
    const applicant = await apply({}, await signUp());
    await pass(applicant);
    expect((await ask(getUserInfo, {}, applicant.token)).data.enterpriseNo).toBe(applicant.enterpriseNo);
  });

  test('to reject takes exactly one attempt, notifies the owner and is logged, with its reasons', async () => {
    const applicant = await apply();
    expect((await reject(applicant)).code).toBe('200');
    expect(await statusOf(applicant)).toMatchObject({ status: 0, remainTimes: 4, lastApplication: { reasons } });
    expect(await messagesOf(applicant)).toEqual([expect.objectContaining({ title: '企业认证未通过', priority: 2 })]);
    expect(await database.query(acts, [applicant.applicationId])).toEqual([
      expect.objectContaining({
        act: 'certification.reject',
        detail: expect.objectContaining({
          reasons: 'licenceFileId: 图片不清晰\naddress: 与证照不一致',
          attemptsLeft: '4',
        }),
      }),
    ]);
  });

  test('of two reviewers at once: one wins, the other gets the error that it was changed', async () => {
    const applicant = await apply();
    const answers = await Promise.all([
      reject(applicant),
      reject(applicant, other.token),
      pass(applicant, other.token),
      pass(applicant),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'PTL0001', 'PTL0001', 'PTL0001']);
    const { status, remainTimes } = await statusOf(applicant);
    expect([
      { status: 1, remainTimes: 5 },
      { status: 0, remainTimes: 4 },
    ]).toContainEqual({ status, remainTimes });
    expect(await database.query(acts, [applicant.applicationId])).toHaveLength(1);
    expect(await messagesOf(applicant)).toHaveLength(1);
    expect((await detail(applicant)).decidedByName).toMatch(new RegExp(`^(${reviewer.userName}|${other.userName})$`));
  });

  test('comes too late after another one, or a withdrawal', async () => {
    const passed = await apply();
    await pass(passed);
    expect((await reject(passed)).code).toBe('PTL0001');
    expect((await reject({ ...passed, version: 2 })).code).toBe('PTL0002');
    expect((await pass({ ...passed, version: 2 })).code).toBe('PTL0002');
    expect(await statusOf(passed)).toMatchObject({ status: 1, remainTimes: 5 });

    const withdrawn = await apply();
    await ask(withdrawCertification, { version: 1 }, withdrawn.token);
    expect((await pass(withdrawn)).code).toBe('PTL0001');
    expect((await reject(withdrawn)).code).toBe('PTL0001');
    expect(await statusOf(withdrawn)).toMatchObject({ status: 4, remainTimes: 5 });
  });

  test('is refused to reviewers for their own application', async () => {
    const own = await apply({}, reviewer);
    expect((await pass(own)).status).toBe(403);
    expect((await reject(own)).status).toBe(403);
    expect((await ask(takeApplication, { applicationId: own.applicationId }, reviewer.token)).status).toBe(403);
    expect(await detail(own)).toMatchObject({ isOwn: true, state: 1 });
    expect((await reject(own, other.token)).code).toBe('200');
  });

  test('to pass is refused where another account is certified by the same code', async () => {
    const creditCode = someCreditCode();
    const [first, second, third] = [
      await apply({ creditCode }),
      await apply({ creditCode }),
      await apply({ creditCode }),
    ];
    expect((await detail(second)).certifiedBy).toBeNull();
    await pass(first);
    expect(await pass(second)).toEqual({ status: 200, code: 'PTL0009', data: { field: 'creditCode' } });
    expect(await statusOf(second)).toMatchObject({ status: 2 });
    expect((await detail(second)).certifiedBy).toBe(first.userName);
    expect((await list({ state: 1 })).list.map(({ certifiedBy }) => certifiedBy)).toEqual([
      first.userName,
      first.userName,
    ]);
    expect((await reject(third)).code).toBe('200');
  });

  test('to pass two of the same code at once: one of them counts', async () => {
    const creditCode = someCreditCode();
    const [one, two] = [await apply({ creditCode }), await apply({ creditCode })];
    const answers = await Promise.all([pass(one), pass(two, other.token)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'PTL0009']);
  });

  test.each([
    ['none', []],
    ['an empty one', [{ field: 'address', reason: '' }]],
    ['a blank one', [{ field: 'address', reason: ' \u200b ' }]],
    ['one with a control character', [{ field: 'address', reason: '不\u0007对' }]],
    ['a very long one', [{ field: 'address', reason: 'x'.repeat(10_000) }]],
    ['one of no field', [{ field: 'accountId', reason: '不对' }]],
    ['two of one field', [reasons[0], reasons[0]]],
  ])('to reject with reasons that are %s is refused, and costs nothing', async (_what, given) => {
    const applicant = await apply();
    expect((await reject(applicant, reviewer.token, given)).status).toBe(400);
    expect(await statusOf(applicant)).toMatchObject({ status: 2, remainTimes: 5 });
  });

  test('leads to the next that waits, those that came after first, never to an own one', async () => {
    const [first, second, third] = [await apply(), await apply(), await apply()];
    await apply({}, await signUp({ userRoles: [5] })).then(async (own) => {
      expect((await pass(third, own.token)).data.next).toBe(first.applicationId);
      await ask(withdrawCertification, { version: 1 }, own.token);
    });
    expect((await pass(first)).data.next).toBe(second.applicationId);
    expect((await pass(second)).data.next).toBeNull();
  });

  test('on an unknown application finds nothing', async () => {
    const none = { applicationId: '999999', version: 1 };
    expect((await ask(passApplication, none, reviewer.token)).status).toBe(404);
    expect((await ask(rejectApplication, { ...none, reasons }, reviewer.token)).status).toBe(404);
    expect((await ask(takeApplication, none, reviewer.token)).status).toBe(404);
    expect((await ask(getApplication, none, reviewer.token)).status).toBe(404);
    for (const applicationId of ['0', '-1', '1e3', '99999999999999999999', 'x'])
      expect((await ask(getApplication, { applicationId }, reviewer.token)).status).toBe(400);
  });
});

describe('[OPS-02] the console page', () => {
  test('lists the longest waiting first, and filters by state, text, kind and checksum', async () => {
    const first = await apply({ enterpriseName: '甲Ab 公司', subjectKind: 2 });
    const second = await apply({ creditCode: '91350211M0000XUF46', asPrinted: true });
    const third = await apply();
    await reject(third);
    const ids = async (filters: object) => (await list(filters)).list.map(({ applicationId }) => applicationId);
    expect(await ids({ state: 1 })).toEqual([first.applicationId, second.applicationId]);
    expect(await ids({})).toEqual([third.applicationId, second.applicationId, first.applicationId]);
    expect(await ids({ state: 3 })).toEqual([third.applicationId]);
    expect(await ids({ keyword: ' 甲aB ' })).toEqual([first.applicationId]);
    expect(await ids({ keyword: 'xuf46' })).toEqual([second.applicationId]);
    expect(await ids({ keyword: third.userName.toUpperCase() })).toEqual([third.applicationId]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    expect(await ids({ subjectKind: 2 })).toEqual([first.applicationId]);
    expect(await ids({ onlyAsPrinted: true })).toEqual([second.applicationId]);
    expect(await list({ pageNo: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      list: [{ applicationId: first.applicationId }],
    });
    const { waiting } = (await ask(getWaiting, {}, reviewer.token)).data;
    expect(waiting).toContainEqual({ place: 'certifications', count: 2 });
  });

  test('shows an application with what to check and its earlier ones', async () => {
    const account = await signUp();
    const before = await apply({ enterpriseName: '从前的公司' }, account);
    await reject(before);
    const applicant = await apply({ contactPhone: account.phone }, account);
    expect(await detail(applicant)).toMatchObject({
      accountName: account.userName,
      attemptsLeft: 4,
      fields: { enterpriseName: '示例科技有限公司', regionName: '浙江省杭州市西湖区' },
      isOwn: false,
      isOwnPhone: true,
      earlierName: '从前的公司',
      earlier: [{ applicationId: before.applicationId, state: 3, reasons, decidedByName: reviewer.userName }],
    });
    expect((await detail(before)).earlier).toEqual([]);
  });

  test('[OPS-02] shows the whole contact phone only by an act that is logged', async () => {
    const applicant = await apply({ contactPhone: '19912345678' });
    const { applicationId } = applicant;
    expect((await detail(applicant)).fields.contactPhone).toBe('199****5678');
    expect(await database.query(acts, [applicationId])).toEqual([]);
    expect((await ask(showApplicationPhone, { applicationId }, other.token)).data).toEqual({ phone: '19912345678' });
    expect(await database.query(acts, [applicationId])).toMatchObject([
      { act: 'certification.showPhone', actor_name: other.userName },
    ]);
    expect((await ask(showApplicationPhone, { applicationId: '999999999' }, other.token)).status).toBe(404);
  });

  test('shows who looks at an application, and lets others decide all the same', async () => {
    const applicant = await apply();
    const { applicationId } = applicant;
    await ask(takeApplication, { applicationId }, other.token);
    expect(await detail(applicant)).toMatchObject({ takenByName: other.userName, isTakenByMe: false });
    expect(await detail(applicant, other.token)).toMatchObject({ isTakenByMe: true });
    expect((await pass(applicant)).code).toBe('200');
    expect((await ask(takeApplication, { applicationId }, other.token)).code).toBe('PTL0002');
    const rows = await database.query<{ act: string }>(acts, [applicationId]);
    expect(rows.map(({ act }) => act)).toEqual(['certification.take', 'certification.pass']);
  });
});
