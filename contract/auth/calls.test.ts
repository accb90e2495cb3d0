import { expect, test } from 'vitest';
import { confirmAgreements, getAgreementStatus, getSubAccountAgreementStatus } from '../agreements/calls.ts';
import { listMessages } from '../messages/calls.ts';
import { MESSAGE_PAGE_SIZE } from '../specification/constants.ts';
import { callValues } from '../specification/identity.ts';
import { getChallenge, getPhoneStatus, getSubAccountChallenge, login, sendVerifyCode } from './calls.ts';

/** Returns the numbers that a field of a request accepts. */
const taken = (schema: { safeParse(value: unknown): { success: boolean } }) =>
  Array.from({ length: 20 }, (_, value) => value).filter((value) => schema.safeParse(value).success);

test('[CALL-05] the calls that check a login accept only its type', () => {
  for (const { request } of [getChallenge, getSubAccountChallenge, getPhoneStatus])
    expect(taken(request.shape.type)).toEqual([callValues.loginCheckType]);
});

test('[CALL-05] sending a code and reading an agreement share one source, confirming has another', () => {
  for (const { request } of [sendVerifyCode, getAgreementStatus, getSubAccountAgreementStatus])
    expect(taken(request.shape.source)).toEqual([callValues.sendSource]);
  expect(taken(confirmAgreements.request.shape.source)).toEqual([callValues.confirmSource]);
});

test('[CALL-04] the new login accepts only page 1 with size 1', () => {
  const { pageNo, pageSize } = login.request.shape;
  expect([taken(pageNo), taken(pageSize)]).toEqual([[callValues.loginPage.pageNo], [callValues.loginPage.pageSize]]);
});

test('[MSG-01] a list of messages defaults to its page size and to read and unread ones', () => {
  expect(listMessages.request.parse({})).toEqual({
    page: 1,
    size: MESSAGE_PAGE_SIZE,
    read: null,
    keyword: null,
    kind: null,
  });
});
