import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { queryAccounts } from '#contract/account/console-accounts.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { type CertifiedFields, certifiedOf } from '#contract/enterprise/amendment.ts';
import { correctCertification, revokeCertification } from '#contract/enterprise/amendment-calls.ts';
import {
  getAccountInfo,
  getCertificationStatus,
  getDraft,
  submitCertification,
  withdrawCertification,
} from '#contract/enterprise/calls.ts';
import {
  getApplication,
  passApplication,
  queryApplications,
  rejectApplication,
} from '#contract/enterprise/review-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { getMessage, listMessages } from '#contract/messages/calls.ts';
import { querySubAccounts } from '#contract/organisation/calls.ts';
import { getRights } from '#contract/rights/calls.ts';
import { getQuota } from '#contract/trial/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { someApplication, someCreditCode } from '../testing.ts';

const { app, call, database, signUp, signUpSub, upload } = await testApp();
const acts = {
  name: '',
  text: `select act, actor_name, account_id, object_name, detail from console_audit_log where object_id = $1
   order by entry_id desc limit 1`,
};
const setAttempts = { name: '', text: 'update enterprise_certification set attempts_left = 3 where account_id = $1' };
const attachedTo = { name: '', text: 'select attached_to, owner_id from files_file where file_id = $1' };
const reason = '证照换发，依新证照更正';

type Account = Awaited<ReturnType<typeof signUp>>;
let operator: Account;
let other: Account;
beforeAll(async () => {
  operator = await signUp({ userRoles: [5] });
  other = await signUp({ userRoles: [6] });
});

const ask = async <C extends AnyCall>(definition: C, request: unknown, token: string) => {
  const { status, body } = await call(definition, request, { token, 'idempotency-key': randomUUID() });
  return { status, code: body.code, data: body.data };
};
const apply = async (given: Parameters<typeof someApplication>[0] = {}, account?: Account) => {
  const applicant = account ?? (await signUp({ enterpriseName: undefined as never, enterpriseNo: undefined as never }));
  const sent = someApplication({ licenceFileId: await upload(applicant.token, 'licence'), ...given });
  const { data } = await ask(submitCertification, sent, applicant.token);
  return { ...applicant, sent, applicationId: data.applicationId };
};
/** A company that is certified; its application has version 2. */
const certified = async (given: Parameters<typeof someApplication>[0] = {}, account?: Account) => {
  const applicant = await apply(given, account);
  const passed = await ask(
    passApplication,
    { applicationId: applicant.applicationId, version: 1 },
    (applicant.userName === operator.userName ? other : operator).token,
  );
  expect(passed.code).toBe('200');
  return applicant;
};
type Company = Awaited<ReturnType<typeof certified>>;
const correct = (
  { applicationId, sent }: Company,
  change: Partial<CertifiedFields>,
  { version = 2, token = operator.token, why = reason }: { version?: number; token?: string; why?: string } = {},
) =>
  ask(
    correctCertification,
    { applicationId, version, reason: why, fields: { ...certifiedOf(sent), ...change } },
    token,
  );
const revoke = ({ applicationId }: Company, { version = 2, token = operator.token, why = '证照经核实不真实' } = {}) =>
  ask(revokeCertification, { applicationId, version, reason: why }, token);
const statusOf = async ({ token }: Account) => (await ask(getCertificationStatus, { withFields: true }, token)).data;
const userOf = async (token: string) => (await ask(getUserInfo, {}, token)).data;
const newestMessage = async ({ token }: Account) => {
  const [newest] = (await ask(listMessages, {}, token)).data.messageParams;
  return (await ask(getMessage, { messagePushId: newest?.messagePushId }, token)).data;
};
const detail = async ({ applicationId }: Company) =>
  (await ask(getApplication, { applicationId }, operator.token)).data;

describe('[MEND-05] to correct a certification', () => {
  test('changes what is certified everywhere, notifies the enterprise of the change and its reason, and is logged', async () => {
    const company = await certified();
    const before = await userOf(company.token);
    const enterpriseName = '示例智造（杭州）有限公司';
    expect(await correct(company, { enterpriseName, legalPerson: '王五', regionCode: '330108' })).toEqual({
      status: 200,
      code: '200',
      data: null,
    });
    const after = await userOf(company.token);
    expect(after).toMatchObject({ authStatus: 1, enterpriseName, enterpriseNo: before.enterpriseNo });
    expect(Number(after.updateTime)).toBeGreaterThan(Number(before.updateTime));
    const changes = [
      { field: 'enterpriseName', before: '示例科技有限公司', after: enterpriseName },
      { field: 'legalPerson', before: '张三', after: '王五' },
      { field: 'regionCode', before: '浙江省杭州市西湖区', after: '浙江省杭州市滨江区' },
    ];
    const status = await statusOf(company);
    expect(status).toMatchObject({
      status: 1,
      enterpriseName,
      lastApplication: {
        enterpriseName,
        fields: { enterpriseName, legalPerson: '王五', regionName: '浙江省杭州市滨江区', contactName: '李四' },
        amendments: [{ kind: 1, reason, changes }],
      },
    });
    expect(JSON.stringify(status)).not.toContain(operator.userName);
    const message = await newestMessage(company);
    expect(message).toMatchObject({ title: '企业认证信息已更正' });
    expect(message.content).toContain(reason);
    expect(message.content).toContain('法定代表人：张三 → 王五');
    expect(await database.query(acts, [company.applicationId])).toEqual([
      expect.objectContaining({
        act: 'certification.correct',
        actor_name: operator.userName,
        account_id: company.accountId,
        detail: expect.objectContaining({ reason, changes: expect.stringContaining('legalPerson: 张三 → 王五') }),
      }),
    ]);
    expect(await detail(company)).toMatchObject({
      state: 2,
      version: 3,
      amendments: [{ kind: 1, byName: operator.userName, reason, changes }],
    });
  });

  test('takes a new licence from the operator, which the enterprise sees then', async () => {
    const company = await certified();
    const licenceFileId = await upload(operator.token, 'licence');
    expect((await correct(company, { licenceFileId })).code).toBe('200');
    const [file] = await database.query<{ attached_to: string; owner_id: number }>(attachedTo, [licenceFileId]);
    expect(file).toEqual({ attached_to: `enterprise/${company.accountId}`, owner_id: company.accountId });
    const picture = await app.inject({ url: `/files/${licenceFileId}`, headers: { cookie: `token=${company.token}` } });
    expect(picture.statusCode).toBe(200);
    const strange = await upload((await signUp()).token, 'licence');
    expect((await correct(company, { licenceFileId: strange }, { version: 3 })).code).toBe('PTL0008');
  });

  test('checks what changes as an application is checked, and nothing else', async () => {
    const company = await certified();
    const refused = async (change: Partial<CertifiedFields>) => {
      const { code, data } = await correct(company, change);
      return [code, (data as { field?: string } | null)?.field];
    };
    expect(await refused({})).toEqual(['400', 'fields']);
    expect(await refused({ enterpriseName: ' 示 ' })).toEqual(['400', 'fields.enterpriseName']);
    expect(await refused({ creditCode: '91350211M0000XUF46' })).toEqual(['PTL0004', 'fields.creditCode']);
    expect(await refused({ regionCode: '999999' })).toEqual(['400', 'fields.regionCode']);
    expect(await refused({ foundedOn: '2999-01-01' })).toEqual(['400', 'fields.foundedOn']);
    expect(await refused({ isLongTerm: false, termUntil: '2009-01-01' })).toEqual(['400', 'fields.termUntil']);
    expect((await correct(company, { legalPerson: '王五' }, { why: ' \u200b ' })).status).toBe(400);
    expect(await detail(company)).toMatchObject({ version: 2, amendments: [] });
    // A term that ended after the certification does not keep the name from being corrected.
    const expire = {
      name: '',
      text: `update enterprise_application set fields = fields || '{"isLongTerm": false, "termUntil": "2020-01-01"}'
       where application_id = $1`,
    };
    await database.query(expire, [company.applicationId]);
    const stored = { isLongTerm: false, termUntil: '2020-01-01' };
    // It does not end before the company was founded, either.
    const founded = await correct(company, { ...stored, foundedOn: '2021-01-01' });
    expect([founded.code, founded.data]).toEqual(['400', { field: 'fields.foundedOn' }]);
    expect((await correct(company, { ...stored, legalPerson: '王五' })).code).toBe('200');
  });

  test('to the code of another certified company is refused', async () => {
    const creditCode = someCreditCode();
    await certified({ creditCode });
    const company = await certified();
    expect(await correct(company, { creditCode })).toMatchObject({
      code: 'PTL0009',
      data: { field: 'fields.creditCode' },
    });
  });
});

describe('[MEND-05] to revoke a certification', () => {
  test('makes it none, with the attempts that were left, and everything is ready to apply again', async () => {
    const applicant = await apply();
    await database.query(setAttempts, [applicant.accountId]);
    await ask(passApplication, { applicationId: applicant.applicationId, version: 1 }, operator.token);
    const { enterpriseNo } = await userOf(applicant.token);
    expect(await revoke(applicant)).toEqual({ status: 200, code: '200', data: null });
    expect(await userOf(applicant.token)).toMatchObject({ authStatus: 4, enterpriseName: null, enterpriseNo });
    expect(await statusOf(applicant)).toMatchObject({
      status: 4,
      remainTimes: 3,
      registerSuccessTime: null,
      mayApply: true,
      lastApplication: { state: 5, amendments: [{ kind: 2, reason: '证照经核实不真实', changes: [] }] },
    });
    const { draft } = (await ask(getDraft, {}, applicant.token)).data;
    expect(draft).toMatchObject({ enterpriseName: '示例科技有限公司', licenceFileId: applicant.sent.licenceFileId });
    const message = await newestMessage(applicant);
    expect(message).toMatchObject({ title: '企业认证已撤销', priority: 2 });
    expect(message.content).toContain('证照经核实不真实');
    expect(message.content).toContain('还可提交 3 次');
    expect(await database.query(acts, [applicant.applicationId])).toEqual([
      expect.objectContaining({
        act: 'certification.revoke',
        account_id: applicant.accountId,
        object_name: '示例科技有限公司',
        detail: expect.objectContaining({ reason: '证照经核实不真实', attemptsLeft: '3' }),
      }),
    ]);

    // The next application is like any other, and a withdrawal leads back here.
    const { licenceFileId, creditCode } = applicant.sent;
    await ask(submitCertification, someApplication({ licenceFileId, creditCode }), applicant.token);
    expect(await statusOf(applicant)).toMatchObject({ status: 2, remainTimes: 3 });
    await ask(withdrawCertification, { version: 1 }, applicant.token);
    expect(await statusOf(applicant)).toMatchObject({ status: 4, remainTimes: 3 });
    const again = await apply({ licenceFileId, creditCode }, applicant);
    await ask(
      rejectApplication,
      { applicationId: again.applicationId, version: 1, reasons: [{ field: 'address', reason: '不一致' }] },
      operator.token,
    );
    expect(await statusOf(applicant)).toMatchObject({ status: 0, remainTimes: 2 });
  });

  test('takes the tier and the menu from open sessions at once, those of sub-accounts too', async () => {
    const company = await certified();
    const { enterpriseNo } = await userOf(company.token);
    const sub = await signUpSub({ of: { ...company, enterpriseNo: enterpriseNo as string } });
    const tierOf = async (token: string) => {
      const { body } = await call(getQuota, { abilityNo: '35' }, { token });
      return body.data;
    };
    const menuOf = async () =>
      (await ask(getAccountInfo, {}, company.token)).data.menu.menuList.map(({ value }) => value);
    expect((await ask(getRights, {}, company.token)).data.tier).toBe('certified');
    const wide = await tierOf(sub.token);
    expect(await menuOf()).toContain('subAccount');
    expect((await ask(querySubAccounts, { pageNo: 1, pageSize: 20 }, company.token)).code).toBe('200');
    const subBefore = await userOf(sub.token);

    await revoke(company);
    expect((await ask(getRights, {}, company.token)).data.tier).toBe('loggedIn');
    expect(await tierOf(sub.token)).not.toEqual(wide);
    expect(await tierOf(sub.token)).toEqual(await tierOf(company.token));
    expect(await menuOf()).not.toContain('subAccount');
    expect((await ask(querySubAccounts, { pageNo: 1, pageSize: 20 }, company.token)).status).toBe(403);
    const subAfter = await userOf(sub.token);
    expect(subAfter).toMatchObject({ authStatus: 5, enterpriseName: null });
    expect(Number(subAfter.updateTime)).toBeGreaterThan(Number(subBefore.updateTime));
  });

  test('frees the code for another account', async () => {
    const creditCode = someCreditCode();
    const company = await certified({ creditCode });
    const second = await apply({ creditCode });
    const pass = () => ask(passApplication, { applicationId: second.applicationId, version: 1 }, operator.token);
    expect((await pass()).code).toBe('PTL0009');
    await revoke(company);
    expect((await pass()).code).toBe('200');
  });

  test('is in the export of its owner', async () => {
    const company = await certified();
    await revoke(company);
    const { parts } = (await ask(exportData, {}, company.token)).data;
    expect(parts.certification).toMatchObject({
      applications: [{ state: 5, amendments: [{ kind: 2, reason: '证照经核实不真实' }] }],
    });
  });
});

describe('[MEND-05] both acts', () => {
  test('count once when operators act at the same time', async () => {
    const company = await certified();
    const answers = await Promise.all([
      revoke(company),
      correct(company, { legalPerson: '王五' }, { token: other.token }),
      revoke(company, { token: other.token }),
      correct(company, { legalPerson: '赵六' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'PTL0001', 'PTL0001', 'PTL0001']);
    expect((await detail(company)).amendments).toHaveLength(1);
  });

  test('need a passed application, and operators may not act on their own', async () => {
    const waiting = await apply();
    expect((await revoke(waiting, { version: 1 })).code).toBe('PTL0002');
    expect((await correct(waiting, { legalPerson: '王五' }, { version: 1 })).code).toBe('PTL0002');
    const company = await certified();
    await revoke(company);
    expect((await revoke(company, { version: 3 })).code).toBe('PTL0002');
    const unknown = { ...company, applicationId: '999999' };
    expect((await revoke(unknown)).status).toBe(404);
    expect((await revoke(company, { token: company.token })).status).toBe(403);
    const own = await certified({}, operator);
    expect((await revoke(own)).status).toBe(403);
    expect((await correct(own, { legalPerson: '王五' })).status).toBe(403);
  });
});

test('[MEND-05] a name is found with brackets of any width, and shown as typed', async () => {
  const mark = randomUUID().slice(0, 8);
  const wide = await certified({ enterpriseName: `示例${mark}（杭州）有限公司` });
  const narrow = await certified({ enterpriseName: `示例${mark}(杭州)有限公司` });
  for (const keyword of [`${mark}（杭州）`, `${mark}(杭州)`]) {
    const found = (await ask(queryApplications, { keyword, pageNo: 1, pageSize: 20 }, operator.token)).data.list;
    expect(found.map(({ enterpriseName }) => enterpriseName).sort()).toEqual(
      [wide.sent.enterpriseName, narrow.sent.enterpriseName].sort(),
    );
    const accounts = (await ask(queryAccounts, { keyword, pageNo: 1, pageSize: 20 }, operator.token)).data;
    expect(accounts.total).toBe(2);
  }
});

test('[MEND-05] a name that differs in its brackets alone is no other name to a reviewer', async () => {
  const first = await apply({ enterpriseName: '示例（杭州）有限公司' });
  await ask(withdrawCertification, { version: 1 }, first.token);
  const second = await apply({ enterpriseName: '示例(杭州)有限公司' }, first);
  expect((await detail(second)).earlierName).toBeNull();
});
