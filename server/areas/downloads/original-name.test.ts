import { expect, test } from 'vitest';
import { originalNames } from './original-name.ts';

test.each([
  ['test-pictures (1).zip', 'test-pictures.zip'],
  ['test-pictures(12).zip', 'test-pictures.zip'],
  ['test-pictures - 副本.zip', 'test-pictures.zip'],
  ['test-pictures - 副本 (2).zip', 'test-pictures.zip'],
  ['test-pictures的副本.zip', 'test-pictures.zip'],
  ['test-pictures - Copy.zip', 'test-pictures.zip'],
  ['test-pictures.zip.crdownload', 'test-pictures.zip'],
  ['test-pictures (1).zip.part', 'test-pictures.zip'],
  ['model (1).tar.gz', 'model.tar.gz'],
  ['README (3)', 'README'],
])('[DL-01] %s may have been %s', (name, original) => {
  expect(originalNames(name)).toContain(original);
  expect(originalNames(name)[0]).toBe(name);
});

test('[DL-01] a real name stays, also one that is nothing but an addition', () => {
  for (const name of ['固件 V5.7.zip', 'a(b).zip', '副本说明.pdf']) expect(originalNames(name)).toEqual([name]);
  expect(originalNames('.part')).toEqual(['.part']);
});
