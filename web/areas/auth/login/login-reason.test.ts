import { expect, test } from 'vitest';
import { addOrderPath } from '#contract/work-orders/add-path.ts';
import { loginReason } from './login-reason.ts';

test('[CARD-03] the login page says what the login is for, by the address to which it leads', () => {
  expect(loginReason('/open-ability?productForms=1#consult')).toBe('identity.login.reason.consult');
  for (const kind of ['consultation', 'cooperation', 'fault'] as const)
    expect(loginReason(addOrderPath({ kind, abilityNo: 7 }))).toBe('identity.login.reason.consult');
  expect(loginReason(addOrderPath({ kind: 'download' }))).toBe('identity.login.reason.order');
  expect(loginReason('/account/add-sheets/')).toBe('identity.login.reason.order');
  expect(loginReason('/open-ability/domain-case-detail/7#trial')).toBe('identity.login.reason.trial');
  expect(loginReason('/hefei/open-ability/domain-case-detail/7#chips')).toBe('identity.login.reason.download');
  expect(loginReason('/resource-center/document-detail/first-trial#feedback')).toBe('identity.login.reason.feedback');
  for (const plain of ['/', '/open-ability', '/open-ability/domain-case-detail/7', '/account/account#trial'])
    expect(loginReason(plain)).toBeUndefined();
});
