import { beforeAll, expect, test } from 'vitest';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { uploadErrorOf } from './upload-error.ts';

beforeAll(provideAllTexts);

test.each([
  ['unattached', '未使用的图片已达 30 张，请先在“我的文件”中删除不需要的图片'],
  ['bytes', '近 30 天上传的图片将超过 200 MB，请在“我的文件”中删除未使用的图片，或过几天再上传'],
])('the message for exceeding the limit of %s explains how to free space', (field, message) => {
  const error = Object.assign(new Error(messageOf('ability', 'PTL0003')), { code: 'PTL0003', data: { field } });
  expect(uploadErrorOf(error, 'licence')).toEqual({ message, canRetry: true });
});

test.each([
  ['licence', '图片上传失败，文件过大，须为 PNG、JPG 或 JPEG，每张不超过 5 MB'],
  ['avatar', '图片上传失败，文件过大，须为 PNG、JPG 或 JPEG，每张不超过 1 MB'],
] as const)('[VAL-02] the message for a picture that is too large for a %s names the limit', (use, message) => {
  const error = Object.assign(new Error('too large'), { status: 413 });
  expect(uploadErrorOf(error, use)).toEqual({ message, canRetry: false });
});

test('[VAL-02] a file that can no longer be read has a message of the portal', () => {
  const error = new DOMException('The requested file could not be read', 'NotReadableError');
  expect(uploadErrorOf(error, 'licence')).toEqual({
    message: '图片上传失败，文件已移动、删除或无法读取，请重新选择',
    canRetry: false,
  });
});

test('[VAL-02] a picture that the server cannot decode has its own message', () => {
  const error = Object.assign(new Error(messageOf('ability', 'PTL0005')), { code: 'PTL0005' });
  expect(uploadErrorOf(error, 'licence')).toEqual({
    message: '图片上传失败，图片已损坏或超过 4000 万像素',
    canRetry: false,
  });
});
