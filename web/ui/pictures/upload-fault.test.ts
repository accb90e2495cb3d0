import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { messageOf } from '#contract/errors/vocabulary.ts';
import { provideTexts } from '#web/texts.ts';
import { uploadFaultOf } from './upload-fault.ts';

const texts: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../content/texts/zh-CN/centre/files.json'), 'utf8'),
);
beforeAll(() => provideTexts(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`files.${key}`, text]))));

test.each([
  ['unattached', '未使用的图片已达 30 张，请先在“我的文件”中删除不需要的图片'],
  ['bytes', '近 30 天上传的图片将超过 200 MB，请在“我的文件”中删除未使用的图片，或过几天再上传'],
])('where there is no room for %s it says what makes room', (field, message) => {
  const error = Object.assign(new Error(messageOf('ability', 'PTL0003')), { code: 'PTL0003', data: { field } });
  expect(uploadFaultOf(error)).toEqual({ message, canRetry: true });
});
