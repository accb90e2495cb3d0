import { beforeAll, expect, test } from 'vitest';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { exportFileOf } from './export-file.ts';

beforeAll(provideAllTexts);

const fileOf = (exportedAt: string, parts: Record<string, unknown>) => {
  const { name, text } = exportFileOf({ exportedAt, parts });
  return { name, file: JSON.parse(text) };
};

test('the file is named by the day in Shanghai, and its times are those of Shanghai', () => {
  const { name, file } = fileOf('2026-11-21T16:30:00.000Z', {
    account: { createdAt: '2026-01-01T00:00:00.125Z', lastLoginAt: null, validUntil: '2026-12-31T16:00:00.000Z' },
    messages: [{ createAt: '2026-02-03T04:05:06Z', title: '2026-02-03T04:05:06Z' }],
    workOrders: [{ timeline: [{ at: '2026-12-31T20:00:00.000Z' }] }],
  });
  expect(name).toBe('account-data-2026-11-22.json');
  expect(file).toMatchObject({
    exportedAt: '2026-11-22T00:30:00+08:00',
    parts: {
      account: {
        createdAt: '2026-01-01T08:00:00.125+08:00',
        lastLoginAt: null,
        validUntil: '2027-01-01T00:00:00+08:00',
      },
      // Text written by a user is not changed.
      messages: [{ createAt: '2026-02-03T12:05:06+08:00', title: '2026-02-03T04:05:06Z' }],
      workOrders: [{ timeline: [{ at: '2027-01-01T04:00:00+08:00' }] }],
    },
  });
});

test('a legend says in words what its numbers mean', () => {
  const { legend } = fileOf('2026-11-21T00:00:00.000Z', {}).file;
  expect(legend).toMatchObject({
    'account.accountRole': { 2: '企业管理员' },
    'account.authStatus': { 1: '企业已认证' },
    'certification.applications.fields.industry': { 2: '工商企业' },
    'messages.read': { 0: '未读', 1: '已读' },
    'workOrders.severity': { 1: '紧急' },
  });
  // A missing text would show as its key.
  for (const words of Object.values<Record<string, string>>(legend))
    for (const word of Object.values(words)) expect(word).toMatch(/[一-鿿]/);
});
