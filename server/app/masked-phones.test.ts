import { expect, test } from 'vitest';
import { getAccount, queryAccounts } from '#contract/account/console-accounts.ts';
import { sendVerifyCode } from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { queryCustomers } from '#contract/auth/customer-calls.ts';
import { queryAuditLog } from '#contract/console/calls.ts';
import { submitCertification } from '#contract/enterprise/calls.ts';
import { getApplication, queryApplications } from '#contract/enterprise/review-calls.ts';
import { getDesk, searchConsole } from '#contract/console/desk-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { getDeskOrder, queryDesk } from '#contract/work-orders/console-calls.ts';
import { someApplication } from '#server/areas/enterprise/testing.ts';
import { createDeeds } from '#server/areas/work-orders/testing.ts';
import { testApp } from './testing.ts';

const { call, database, signUp, signUpSub, upload } = await testApp();
const { create } = createDeeds({ call, signUp });

/** Texts in the lists and drawers of operators, before an operator has asked for a number. */
const answersOfConsole = async () => {
  const operator = await signUp({ userRoles: [5] });
  const superManager = await signUp({ userRoles: [6] });
  const sales = await signUp({ userRoles: [4] });
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  await database.query({ name: '', text: 'update identity_account set sale_id = $2 where account_id = $1' }, [
    main.accountId,
    sales.accountId,
  ]);
  await signUpSub({ of: main });
  const applicant = await signUp({ enterpriseName: undefined as never, enterpriseNo: undefined as never });
  const licenceFileId = await upload(applicant.token, 'licence');
  const sent = await call(submitCertification, someApplication({ licenceFileId }), {
    token: applicant.token,
    'idempotency-key': 'masked-phones',
  });
  const orderId = await create(main.token, { contactPhone: '0571-88888888' });
  await call(sendVerifyCode, { phoneNo: '13600000042', source: 2 });

  const answerOf = async (asked: AnyCall, request: object = {}, { token } = operator) => {
    const { body } = await call(asked, request, { token });
    expect(body.code, asked.name).toBe('200');
    return JSON.stringify(body.data);
  };
  const page = { pageNo: 1, pageSize: 20 };
  return {
    accounts: await answerOf(queryAccounts, page),
    account: await answerOf(getAccount, { accountId: String(main.accountId) }),
    customers: await answerOf(queryCustomers, page, sales),
    applications: await answerOf(queryApplications, page),
    application: await answerOf(getApplication, { applicationId: sent.body.data.applicationId }),
    orders: await answerOf(queryDesk),
    order: await answerOf(getDeskOrder, { orderId }),
    outbox: await answerOf(listOutbox),
    search: await answerOf(searchConsole, { keyword: main.userName }),
    desk: await answerOf(getDesk),
    auditLog: await answerOf(queryAuditLog, page, superManager),
  };
};

/** Also within a sentence, but not within a longer number. */
const wholeNumber = /(?<![\d-])(?:1[3-9]\d{9}|0571-?8{8})(?!\d)/;

test('[OPS-02] no list and no drawer of the console has a whole phone number', async () => {
  const answers = await answersOfConsole();
  for (const [name, answer] of Object.entries(answers)) expect(answer, name).not.toMatch(wholeNumber);
  for (const name of ['accounts', 'account', 'customers', 'application', 'order', 'outbox'] as const)
    expect(answers[name], name).toMatch(/"\d{3}\*{4}\d{4}"/);
});
