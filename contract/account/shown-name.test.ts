import { expect, test } from 'vitest';
import { firstName } from './shown-name.ts';

test('[UBOX-01] the first present of yuserName, userName, loginName and subAccountName is shown', () => {
  const all = { yuserName: 'Y', userName: 'U', loginName: 'L', subAccountName: 'S' };
  expect(firstName(all)).toBe('Y');
  expect(firstName({ ...all, yuserName: undefined })).toBe('U');
  expect(firstName({ ...all, yuserName: '', userName: '  ' })).toBe('L');
  expect(firstName({ subAccountName: 'S' })).toBe('S');
  expect(firstName({})).toBe('');
});
