import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import {
  getCertificationStatus,
  getDraft,
  queryRegions,
  saveDraft,
  submitCertification,
  withdrawCertification,
} from '#contract/enterprise/calls.ts';
import { passApplication, rejectApplication } from '#contract/enterprise/review-calls.ts';
import { SUBMISSIONS_A_DAY } from '#contract/enterprise/limits.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { someApplication } from './testing.ts';

const { app, call, database, signUp, signUpSub, upload } = await testApp();
const setAttempts = {
  name: '',
  text: `insert into enterprise_certification (account_id, attempts_left) values ($1, $2)`,
};
const countApplications = {
  name: '',
  text: 'select count(*) as applications from enterprise_application where account_id = $1',
};

/** Moves the account's last application to the day before. */
const sendBefore = {
  name: '',
  text: `update enterprise_application set submitted_at = submitted_at - interval '1 day'
   where application_id = (select max(application_id) from enterprise_application where account_id = $1)`,
};
const attachedFiles = { name: '', text: 'select file_id from files_file where attached_to = $1' };

let applicant: Awaited<ReturnType<typeof signUp>>;
let operator: Awaited<ReturnType<typeof signUp>>;
beforeEach(async () => {
  applicant = await signUp();
  operator = await signUp({ userRoles: [5] });
});

const ask = async <C extends AnyCall>(definition: C, request: unknown, token: string) => {
  const { status, body } = await call(definition, request, { token, 'idempotency-key': randomUUID() });
  return { status, code: body.code, data: body.data };
};
const whole = async (given: Parameters<typeof someApplication>[0] = {}, token = applicant.token) =>
  someApplication({ licenceFileId: await upload(token, 'licence'), ...given });
const submit = async (request?: object, token = applicant.token) =>
  ask(submitCertification, request ?? (await whole({}, token)), token);
const statusOf = async (token = applicant.token) => (await ask(getCertificationStatus, {}, token)).data;
const last = async (token = applicant.token) => {
  const { lastApplication } = await statusOf(token);
  if (!lastApplication) throw new Error('there is no application');
  return lastApplication;
};
const judge = async (definition: typeof passApplication | typeof rejectApplication, more: object = {}) => {
  const { applicationId, version } = await last();
  return ask(definition, { applicationId, version, ...more }, operator.token);
};
const reject = () => judge(rejectApplication, { reasons: [{ field: 'address', reason: '与证照不一致' }] });
const applicationsOf = async (accountId: number) =>
  (await database.query<{ applications: number }>(countApplications, [accountId]))[0]?.applications;

describe('[CERT-01] [CERT-05] the state', () => {
  test('begins with five attempts and nothing else', async () => {
    expect(await statusOf()).toEqual({
      status: 4,
      remainTimes: 5,
      registerSuccessTime: null,
      unfreezeTime: null,
      submitAgainAt: null,
      enterpriseName: '测试企业',
      enterpriseNo: applicant.enterpriseNo,
      mayApply: true,
      hasDraft: false,
      lastApplication: null,
    });
  });

  test('of a sub-account is 5, without anything of its enterprise\u2019s application', async () => {
    const main = await signUp();
    await submit(undefined, main.token);
    const sub = await signUpSub({ of: main });
    expect(await statusOf(sub.token)).toMatchObject({
      status: 5,
      remainTimes: 0,
      mayApply: false,
      lastApplication: null,
    });
  });

  test('follows an application through review, and the user info with it', async () => {
    const before = (await ask(getUserInfo, {}, applicant.token)).data;
    expect((await submit()).code).toBe('200');
    expect(await statusOf()).toMatchObject({ status: 2, remainTimes: 5, lastApplication: { state: 1 } });
    const after = (await ask(getUserInfo, {}, applicant.token)).data;
    expect(after.authStatus).toBe(2);
    expect(Number(after.updateTime)).toBeGreaterThan(Number(before.updateTime));
    await judge(passApplication);
    expect(await statusOf()).toMatchObject({
      status: 1,
      enterpriseName: '示例科技有限公司',
      registerSuccessTime: expect.stringMatching(/^\d{4}-/),
      lastApplication: { state: 2, creditCode: expect.stringMatching(/^9133\*{10}.{4}$/) },
    });
    expect((await ask(getUserInfo, {}, applicant.token)).data.permissionCodes).toContain('subAccount');
  });
});

describe('[CERT-02] an application', () => {
  test('sent twice at once counts once, by the same key or by another', async () => {
    const request = await whole();
    const send = (key: string) =>
      call(submitCertification, request, { token: applicant.token, 'idempotency-key': key });
    const [one, same, other] = await Promise.all([send('k-1'), send('k-1'), send('k-2')]);
    const codes = [one, same, other].map(({ body }) => body.code).sort();
    expect(await applicationsOf(applicant.accountId)).toBe(1);
    // The first key wins, and the other call reports that a review is in progress.
    expect(codes.filter((code) => code === '200').length).toBeGreaterThanOrEqual(1);
    expect(new Set(codes)).toEqual(new Set(['200', 'PSP0080006']));
    expect(one.body).toEqual(same.body);
    expect((await submit()).code).toBe('PSP0080006');
    expect(await statusOf()).toMatchObject({ status: 2, remainTimes: 5 });
  });

  test('needs a key of its intent', async () => {
    const { status, body } = await call(submitCertification, someApplication(), { token: applicant.token });
    expect({ status, data: body.data }).toEqual({ status: 400, data: { field: 'Idempotency-Key' } });
  });

  test('[MEND-05] is stored in one spelling, its brackets as typed', async () => {
    const { creditCode } = someApplication();
    const typed = `${creditCode.slice(0, 8)} ${creditCode.slice(8)}`.toLowerCase().replace(/9/g, '９');
    await submit(await whole({ creditCode: typed, enterpriseName: ' 示例（杭州）有限公司 ' }));
    const { enterpriseName, creditCode: shown } = await last();
    expect({ enterpriseName, shown }).toEqual({
      enterpriseName: '示例（杭州）有限公司',
      shown: `${creditCode.slice(0, 4)}**********${creditCode.slice(-4)}`,
    });
  });

  test('shows all of it to its sender', async () => {
    const { agreed: _agreed, ...fields } = await whole({ contactPhone: '199 1234-5678' });
    await submit({ ...fields, agreed: true });
    expect(await last()).not.toHaveProperty('fields');
    const { data } = await ask(getCertificationStatus, { withFields: true }, applicant.token);
    expect(data.lastApplication?.fields).toEqual({
      ...fields,
      contactPhone: '19912345678',
      regionName: '浙江省杭州市西湖区',
    });
  });

  test.each([
    'licenceFileId',
    'enterpriseName',
    'creditCode',
    'legalPerson',
    'regionCode',
    'address',
    'foundedOn',
    'termUntil',
    'website',
    'contactName',
    'contactPhone',
    'contactEmail',
  ])('an error in %s names it and costs nothing', async (field) => {
    const right = { ...someApplication(), isLongTerm: false, termUntil: '2099-01-01' };
    for (const value of ['\u0007', `${'好'.repeat(20)}\u0007`, '\ud800', 'a\u0000b', 'x'.repeat(10_000), 1, null]) {
      const answer = await submit({ ...right, [field]: value });
      expect({ value, ...answer }).toEqual({ value, status: 400, code: '400', data: { field } });
    }
    expect(await statusOf()).toMatchObject({ status: 4, remainTimes: 5, lastApplication: null });
  });

  test('an unknown region and terms without agreement are errors too', async () => {
    expect(await submit(someApplication({ regionCode: '999999' }))).toMatchObject({
      status: 400,
      data: { field: 'regionCode' },
    });
    expect(await submit({ ...someApplication(), agreed: false })).toMatchObject({
      status: 400,
      data: { field: 'agreed' },
    });
  });

  test('accepts only a licence of its own account, and attaches it', async () => {
    const [foreign, avatar] = [await upload(operator.token, 'licence'), await upload(applicant.token, 'avatar')];
    for (const licenceFileId of [foreign, avatar, someApplication().licenceFileId])
      expect(await submit(someApplication({ licenceFileId }))).toEqual({
        status: 200,
        code: 'PTL0008',
        data: { field: 'licenceFileId' },
      });
    expect(await statusOf()).toMatchObject({ status: 4, remainTimes: 5, lastApplication: null });
    const application = await whole();
    await submit(application);
    const stranger = await signUp();
    const see = async (token: string) =>
      (await app.inject({ url: `/files/${application.licenceFileId}`, headers: { token } })).statusCode;
    expect(await Promise.all([see(applicant.token), see(operator.token), see(stranger.token)])).toEqual([
      200, 200, 404,
    ]);
  });

  test('markup is kept as the text that it is', async () => {
    const enterpriseName = '<img src=x onerror=alert(1)>"\'&amp;有限公司';
    await submit(await whole({ enterpriseName }));
    expect((await last()).enterpriseName).toBe(enterpriseName);
  });

  test('a code that fails its sum is refused until it is as printed', async () => {
    const creditCode = '91350211M0000XUF46';
    expect(await submit(someApplication({ creditCode }))).toEqual({
      status: 200,
      code: 'PTL0004',
      data: { field: 'creditCode' },
    });
    expect((await submit(await whole({ creditCode, asPrinted: true }))).code).toBe('200');
  });

  test('sets only its own fields: no owner, state or attempts', async () => {
    await submit({ ...(await whole()), accountId: operator.accountId, state: 2, attemptsLeft: 9, authStatus: 1 });
    expect(await statusOf()).toMatchObject({ status: 2, remainTimes: 5, lastApplication: { state: 1 } });
    expect(await statusOf(operator.token)).toMatchObject({ status: 4, lastApplication: null });
  });
});

describe('[CERT-01] who may', () => {
  test.each([
    ['manager', { accountRole: 2 }],
    ['exclusive account', { accountRole: 3 }],
    ['exclusive account of role 8', { accountRole: 8 }],
    ['portal manager', { accountRole: 9 }],
    ['sub portal manager', { accountRole: 15 }],
  ] as const)('no %s', async (_who, options) => {
    const { token } = await signUp(options);
    expect((await submit(undefined, token)).status).toBe(403);
    expect((await ask(getDraft, {}, token)).status).toBe(403);
    expect((await ask(saveDraft, { draft: {}, version: 0 }, token)).status).toBe(403);
    expect((await ask(withdrawCertification, { version: 1 }, token)).code).toBe('PTL0002');
    expect((await statusOf(token)).mayApply).toBe(false);
  });

  test('no sub-account', async () => {
    const { token } = await signUpSub({ of: applicant });
    expect((await submit(undefined, token)).status).toBe(403);
    expect((await ask(saveDraft, { draft: {}, version: 0 }, token)).status).toBe(403);
    await submit();
    const { version } = await last();
    expect((await ask(withdrawCertification, { version }, token)).status).toBe(403);
    expect(await statusOf()).toMatchObject({ status: 2 });
  });

  test.each([
    [1, 'PTL0002'],
    [3, 'PTL0002'],
  ] as const)('no account whose state is %i', async (authStatus, code) => {
    const { token } = await signUp({ authStatus });
    expect((await submit(undefined, token)).code).toBe(code);
    expect((await ask(saveDraft, { draft: {}, version: 0 }, token)).code).toBe(code);
  });

  test.each([1, 4] as const)('a normal account of role %i, also after it has failed', async (accountRole) => {
    const { token } = await signUp({ accountRole, authStatus: 0 });
    expect((await submit(undefined, token)).code).toBe('200');
  });
});

describe('[CERT-01] a withdrawal', () => {
  test('takes no attempt, and restores the form', async () => {
    const application = await whole();
    await submit(application);
    const { version } = await last();
    expect((await ask(withdrawCertification, { version }, applicant.token)).code).toBe('200');
    expect(await statusOf()).toMatchObject({
      status: 4,
      remainTimes: 5,
      hasDraft: true,
      lastApplication: { state: 4 },
    });
    const { agreed: _agreed, ...fields } = application;
    expect((await ask(getDraft, {}, applicant.token)).data.draft).toEqual(fields);
    expect((await ask(withdrawCertification, { version }, applicant.token)).code).toBe('PTL0002');
    expect((await submit(application)).code).toBe('200');
  });

  test('and submissions reach a daily limit, which form errors do not count towards', async () => {
    const application = await whole();
    const headers = { token: applicant.token, 'idempotency-key': randomUUID() };
    for (let sent = 1; sent <= SUBMISSIONS_A_DAY; sent += 1) {
      expect((await submit({ ...application, address: '' })).status).toBe(400);
      expect((await statusOf()).submitAgainAt).toBeNull();
      const answer = sent === SUBMISSIONS_A_DAY ? await call(submitCertification, application, headers) : undefined;
      expect((answer?.body ?? (await submit(application))).code).toBe('200');
      await ask(withdrawCertification, { version: (await last()).version }, applicant.token);
    }
    expect((await submit(application)).code).toBe('PTL0010');
    // A repeat of the last one returns the same response.
    expect((await call(submitCertification, application, headers)).body.code).toBe('200');
    expect(await applicationsOf(applicant.accountId)).toBe(SUBMISSIONS_A_DAY);
    expect(await statusOf()).toMatchObject({
      status: 4,
      remainTimes: 5,
      hasDraft: true,
      submitAgainAt: expect.stringMatching(/T16:00:00\.000Z$/),
    });
    await database.query(sendBefore, [applicant.accountId]);
    expect((await statusOf()).submitAgainAt).toBeNull();
    expect((await submit(application)).code).toBe('200');
  });

  test('is refused if the application has changed', async () => {
    await submit();
    expect((await ask(withdrawCertification, { version: 7 }, applicant.token)).code).toBe('PTL0001');
  });

  test('and a decision at once: one of them counts', async () => {
    await submit();
    const { version, applicationId } = await last();
    const [withdrawn, passed] = await Promise.all([
      ask(withdrawCertification, { version }, applicant.token),
      ask(passApplication, { applicationId, version }, operator.token),
    ]);
    expect([withdrawn.code, passed.code].filter((code) => code === '200')).toHaveLength(1);
    expect((await statusOf()).status).toBe(withdrawn.code === '200' ? 4 : 1);
  });
});

describe('[CERT-03] attempts', () => {
  test('after a failure the form holds what was sent, with the reasons next to their fields', async () => {
    const application = await whole();
    await submit(application);
    await reject();
    expect(await statusOf()).toMatchObject({
      status: 0,
      remainTimes: 4,
      hasDraft: true,
      lastApplication: { state: 3, reasons: [{ field: 'address', reason: '与证照不一致' }] },
    });
    const { draft } = (await ask(getDraft, {}, applicant.token)).data;
    expect(draft).toMatchObject({ creditCode: application.creditCode, licenceFileId: application.licenceFileId });
    expect(draft).not.toHaveProperty('regionName');
    // Sends the same licence again.
    expect((await submit({ ...application, address: '示例路 2 号' })).code).toBe('200');
    const { version } = await last();
    await ask(withdrawCertification, { version }, applicant.token);
    expect(await statusOf()).toMatchObject({ status: 0, remainTimes: 4 });
  });

  test('the last one freezes for a day, and a sixth is never possible', async () => {
    await database.query(setAttempts, [applicant.accountId, 1]);
    await submit();
    const { applicationId, version } = await last();
    const began = Date.now();
    await reject();
    const { status, remainTimes, unfreezeTime } = await statusOf();
    expect({ status, remainTimes }).toEqual({ status: 3, remainTimes: 0 });
    expect(new Date(unfreezeTime as string).getTime() - began).toBeGreaterThan(24 * 3_600_000 - 60_000);
    expect(new Date(unfreezeTime as string).getTime() - began).toBeLessThan(24 * 3_600_000 + 60_000);
    const again = { applicationId, version, reasons: [{ field: 'other', reason: '再次' }] };
    expect((await ask(rejectApplication, again, operator.token)).code).toBe('PTL0001');
    expect((await submit()).code).toBe('PTL0002');
    expect(await statusOf()).toMatchObject({ status: 3, remainTimes: 0 });
  });
});

describe('[CERT-02] the draft', () => {
  test('keeps what was typed, with its time', async () => {
    const empty = (await ask(getDraft, {}, applicant.token)).data;
    expect(empty).toEqual({ draft: null, version: 0, savedAt: null });
    const draft = { enterpriseName: ' 未写完（', creditCode: '9135 01', isLongTerm: true };
    const saved = (await ask(saveDraft, { draft, version: 0 }, applicant.token)).data;
    expect(saved).toEqual({ version: 1, savedAt: expect.stringMatching(/^\d{4}-/) });
    expect((await ask(getDraft, {}, applicant.token)).data).toEqual({ draft, ...saved });
    expect((await statusOf()).hasDraft).toBe(true);
  });

  test('of two tabs, the one with the older version saves nothing', async () => {
    const save = (address: string, version: number) => ask(saveDraft, { draft: { address }, version }, applicant.token);
    const first = await Promise.all([save('一', 0), save('二', 0)]);
    expect(first.map(({ code }) => code).sort()).toEqual(['200', 'PTL0001']);
    expect((await save('三', 1)).code).toBe('200');
    expect((await save('四', 1)).code).toBe('PTL0001');
    expect((await ask(getDraft, {}, applicant.token)).data).toMatchObject({ draft: { address: '三' }, version: 2 });
  });

  test('is gone once it was sent, and cannot be saved in review', async () => {
    await ask(saveDraft, { draft: { address: '一' }, version: 0 }, applicant.token);
    await submit();
    expect(await statusOf()).toMatchObject({ hasDraft: false });
    expect((await ask(saveDraft, { draft: { address: '二' }, version: 2 }, applicant.token)).code).toBe('PSP0080006');
  });

  test('keeps its current licence, and detaches the previous one', async () => {
    const [first, second] = [await upload(applicant.token, 'licence'), await upload(applicant.token, 'licence')];
    const save = (licenceFileId: string, version: number) =>
      ask(saveDraft, { draft: { licenceFileId }, version }, applicant.token);
    const attached = async () => {
      const rows = await database.query<{ file_id: string }>(attachedFiles, [`enterprise/${applicant.accountId}`]);
      return rows.map(({ file_id: id }) => id);
    };
    await save(first, 0);
    expect(await attached()).toEqual([first]);
    await save(second, 1);
    expect(await attached()).toEqual([second]);
    expect((await save(await upload(operator.token, 'licence'), 2)).code).toBe('PTL0008');
    await submit(someApplication({ licenceFileId: second }));
    await reject();
    // An application still refers to it.
    await save(first, 4);
    expect((await attached()).sort()).toEqual([first, second].sort());
  });

  test('is visible to its owner only', async () => {
    await ask(saveDraft, { draft: { address: '一' }, version: 0 }, applicant.token);
    expect((await ask(getDraft, {}, operator.token)).data.draft).toBeNull();
  });

  test.each([
    [{ draft: { address: 'x'.repeat(10_000) }, version: 0 }, 'draft.address'],
    [{ draft: { subjectKind: '1' }, version: 0 }, 'draft.subjectKind'],
    [{ draft: { licenceFileId: '../x' }, version: 0 }, 'draft.licenceFileId'],
    [{ draft: [], version: 0 }, 'draft'],
    [{ draft: {}, version: -1 }, 'version'],
  ])('%o is refused', async (request, field) => {
    expect(await ask(saveDraft, request, applicant.token)).toMatchObject({ status: 400, data: { field } });
  });
});

describe('[CERT-02] regions', () => {
  test('are provinces, cities and districts, or what lies below one', async () => {
    const { data } = await ask(queryRegions, {}, applicant.token);
    expect(data).toHaveLength(31);
    const zhejiang = data.find(({ name }: { name: string }) => name === '浙江省');
    const below = (await ask(queryRegions, { parentCode: zhejiang?.code }, applicant.token)).data;
    expect(below).toEqual(zhejiang?.children);
    const hangzhou = (await ask(queryRegions, { parentCode: '3301' }, applicant.token)).data;
    expect(hangzhou).toContainEqual({ code: '330106', name: '西湖区' });
  });

  test('of an unknown code are not found', async () => {
    for (const parentCode of ['00', '9999', '', '__pr'])
      expect((await ask(queryRegions, { parentCode }, applicant.token)).status).toBe(404);
  });
});
