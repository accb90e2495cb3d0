import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AgreementStatus } from '#contract/agreements/calls.ts';
import type { MakeCall } from '../page.ts';
import type { User } from './user.ts';

const userWith = (userId: string) => ({ accountType: 0, accountInfo: { userId } }) as User;
const pendingFor = (userId: string): AgreementStatus => ({ showPrivacyAgt: true, userId, agreements: [] });
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as MakeCall;

/** The status lasts as long as the page, so each test opens its own page. */
const openPage = () => {
  vi.resetModules();
  return import('./agreement-status.ts');
};
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  page = await openPage();
});
afterEach(() => vi.restoreAllMocks());

test('[AGR-09] the status of a user is loaded once', async () => {
  const makeCall = answering(async () => pendingFor('1'));
  await page.loadAgreementStatus(userWith('1'), makeCall);
  await page.loadAgreementStatus(userWith('1'), makeCall);
  expect(makeCall).toHaveBeenCalledTimes(1);
  expect(page.currentAgreements()).toEqual(pendingFor('1'));
});

test('[AGR-09] after a failure the next page tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await page.loadAgreementStatus(
    userWith('1'),
    answering(() => Promise.reject(new Error('away'))),
  );
  expect(page.currentAgreements()).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
  await page.loadAgreementStatus(
    userWith('1'),
    answering(async () => pendingFor('1')),
  );
  expect(page.currentAgreements()).toEqual(pendingFor('1'));
});

test('[AGR-09] a late failure for the previous user does not load the status of the next user twice', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const late = Promise.withResolvers<unknown>();
  const first = page.loadAgreementStatus(
    userWith('1'),
    answering(() => late.promise),
  );
  const makeCall = answering(async () => pendingFor('2'));
  await page.loadAgreementStatus(userWith('2'), makeCall);
  late.reject(new Error('away'));
  await first;
  await page.loadAgreementStatus(userWith('2'), makeCall);
  expect(makeCall).toHaveBeenCalledTimes(1);
});

test('[AGR-04] the confirmation of one user does not close the dialog of another', async () => {
  await page.loadAgreementStatus(
    userWith('2'),
    answering(async () => pendingFor('2')),
  );
  page.closeAgreements('1');
  expect(page.currentAgreements()).toEqual(pendingFor('2'));
  page.closeAgreements('2');
  expect(page.currentAgreements()).toMatchObject({ showPrivacyAgt: false, userId: '2' });
});
