import { beforeAll, describe, expect, test } from 'vitest';
import type { AgreementStatus, UpdatedAgreement } from '#contract/agreements/calls.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { agreementReducer, dialogTitle, firstUnread, isRead, noAgreements } from './agreement-state.ts';

const agreement = (title: string, version = '2.0'): UpdatedAgreement => ({
  key: title,
  title,
  version,
  content: '',
  canNotConfirm: false,
});
const statusOf = (...agreements: UpdatedAgreement[]): AgreementStatus => ({
  showPrivacyAgt: agreements.length > 0,
  userId: '1',
  agreements,
});
const read = (title: string, version = '2.0') => ({ type: 'read', title, version }) as const;
const opened = (...agreements: UpdatedAgreement[]) =>
  agreementReducer(noAgreements, { type: 'open', status: statusOf(...agreements) });

beforeAll(provideAllTexts);

describe('[AGR-10] the state of the dialog', () => {
  test('is show, agreements and the titles that were read', () => {
    const [a, b] = [agreement('甲'), agreement('乙')];
    let state = opened(a, b);
    expect(state).toEqual({ show: true, agreements: [a, b], read: [] });
    state = agreementReducer(state, read('甲'));
    expect(state).toEqual({ show: true, agreements: [a, b], read: ['甲'] });
    expect(agreementReducer(state, read('甲'))).toBe(state);
    expect(agreementReducer(state, read('丙'))).toBe(state);
    expect(agreementReducer(state, { type: 'close' })).toEqual({ show: false, agreements: [a, b], read: ['甲'] });
  });

  test('[AGR-01] shows only if an update is pending', () => {
    expect(opened().show).toBe(false);
    expect(opened(agreement('甲')).show).toBe(true);
    const denied = { ...statusOf(agreement('甲')), showPrivacyAgt: false };
    expect(agreementReducer(noAgreements, { type: 'open', status: denied }).show).toBe(false);
  });

  test('[AGR-09] keeps an agreement marked as read for the same text; a newer version has to be read again', () => {
    let state = opened(agreement('甲'), agreement('乙'), agreement('丙'));
    for (const title of ['甲', '乙', '丙']) state = agreementReducer(state, read(title));
    state = agreementReducer(state, { type: 'open', status: statusOf(agreement('乙', '3.0'), agreement('丙')) });
    expect(state).toMatchObject({ show: true, read: ['丙'] });
    expect([isRead(state, 0), isRead(state, 1), isRead(state, 2)]).toEqual([false, true, false]);
    expect(firstUnread(state)).toBe(0);
    // A late event may report that the older text was read.
    expect(agreementReducer(state, read('乙'))).toBe(state);
    expect(firstUnread(agreementReducer(state, read('乙', '3.0')))).toBe(0);
  });
});

test.each([
  [['隐私政策'], '隐私政策已更新'],
  [['平台服务协议', '隐私政策'], '平台服务协议、隐私政策已更新'],
  [['甲', '乙', '丙'], '部分协议已更新'],
  [['甲', '乙', '丙', '丁'], '部分协议已更新'],
])('[AGR-02] the title of %j is %s', (titles, title) => {
  expect(dialogTitle(titles.map((one) => agreement(one)))).toBe(title);
});
