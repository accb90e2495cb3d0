import { expect, test } from 'vitest';
import { withName } from './picture-name.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

test('a pasted picture is called like its text, with its number', () => {
  expect(withName(file('image.png'), '接入摄像机', '').name).toBe('接入摄像机-1.png');
  expect(withName(file('image.png'), '接入摄像机', '![a](/media/x) ![](/media/y)').name).toBe('接入摄像机-3.png');
  expect(withName(file('接线图.png'), '接入摄像机', '').name).toBe('接线图.png');
  expect(withName(file('image.png'), ' ', '').name).toBe('image.png');
});
