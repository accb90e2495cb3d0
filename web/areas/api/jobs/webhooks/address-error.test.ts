import { expect, test } from 'vitest';
import { WEBHOOK_HOST } from '#contract/api/webhook-calls.ts';
import { NAME_TAKEN, WRONG_WEBHOOK } from '#contract/kit/errors/portal.ts';
import { provideTexts } from '#web/kit/texts.ts';
import { addressError, addressNeeded } from './address-error.ts';

test('[API-05] an address that is not added says what to change', () => {
  provideTexts({
    'batchJobs.webhooks.needed': '请填写回调地址',
    'batchJobs.webhooks.noHost': '找不到 {host}',
    'batchJobs.webhooks.known': '已经添加过',
  });
  expect(addressNeeded('')).toBe('请填写回调地址');
  expect(addressNeeded('https://a.example')).toBe('');
  const of = (code: string, field: string) =>
    addressError('https://hooks.exmaple.com/a', { code, message: '服务器的句子', data: { field } });
  expect(of(WRONG_WEBHOOK, WEBHOOK_HOST)).toBe('找不到 hooks.exmaple.com');
  expect(of(WRONG_WEBHOOK, 'address')).toBe('服务器的句子');
  expect(of(NAME_TAKEN, 'address')).toBe('已经添加过');
});
