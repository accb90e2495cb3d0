import { expect, test } from 'vitest';
import { WEBHOOK_HOST } from '#contract/api/webhook-calls.ts';
import { NAME_TAKEN, WRONG_WEBHOOK } from '#contract/kit/errors/portal.ts';
import texts from '#content/texts/zh-CN/api/batchJobs.json' with { type: 'json' };
import { provideTexts } from '#web/kit/texts.ts';
import { addressFault, addressNeeded } from './address-fault.ts';

provideTexts(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`batchJobs.${key}`, text])));

test('[API-05] an address that is not added says what to change', () => {
  expect(addressNeeded('')).toBe('请填写回调地址');
  expect(addressNeeded('https://a.example')).toBe('');
  const of = (code: string, field: string) =>
    addressFault('https://hooks.exmaple.com/a', { code, message: '原来的句子', data: { field } });
  expect(of(WRONG_WEBHOOK, WEBHOOK_HOST)).toBe('找不到 hooks.exmaple.com，请核对域名是否写对、是否已经解析');
  expect(of(WRONG_WEBHOOK, 'address')).toBe('原来的句子');
  expect(of(NAME_TAKEN, 'address')).toMatch(/已经添加过/);
});
