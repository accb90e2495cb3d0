import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { provideAllTexts } from '../texts-testing.ts';
import { Field } from './field.tsx';
import { overlongText } from './text-length.ts';

beforeAll(provideAllTexts);

const html = (value: string) =>
  renderToStaticMarkup(
    createElement(Field, { name: 'address', label: '详细地址', value, maxLength: 10, readOnly: true }),
  );

test('the error of a text that is too long shows by how much, and nothing cuts it', () => {
  expect(overlongText('十个字十个字十个字字', 10)).toBeUndefined();
  expect(overlongText('十个字十个字十个字字多了', 10)).toBe('已超出 2 字');
  expect(html('x'.repeat(13))).toMatch(/aria-invalid="true".*已超出 3 字.*13 \/ 10/);
  expect(html('x'.repeat(13))).not.toMatch(/maxlength/i);
});

test('a field counts once its text comes near the maximum', () => {
  expect(html('x'.repeat(7))).not.toContain('/ 10');
  expect(html('x'.repeat(8))).toContain('8 / 10');
  expect(html('x'.repeat(10))).not.toContain('aria-invalid');
});
