import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Sheet } from '../../shell/sheet.tsx';
import { provideAllTexts } from '../../texts-testing.ts';
import { Modal } from '../modal.tsx';

beforeAll(provideAllTexts);

const modal = (props: Omit<Parameters<typeof Modal>[0], 'children'>) => {
  const all = { ...props, children: createElement('p', null, '内容') };
  return renderToStaticMarkup(createElement(Modal, all));
};

test('a modal is a dialog with the name, the class and the content of its caller', () => {
  expect(modal({ label: '图片', className: 'own' })).toMatch(
    /^<dialog class="\S*modal\S* own" aria-label="图片"><p>内容<\/p><\/dialog>$/,
  );
  expect(modal({ labelledBy: 'heading' })).toMatch(
    /^<dialog class="\S*modal\S* " aria-labelledby="heading"><p>内容<\/p><\/dialog>$/,
  );
});

const sheet = (open: boolean) => {
  const foot = createElement('button', null, '查看');
  const all = { open, onClose: () => {}, title: '筛选', side: 'bottom' as const, foot, children: '条件' };
  return renderToStaticMarkup(createElement(Sheet, all));
};

test('an open sheet is a dialog with a title, a button that closes it, its content and its foot', () => {
  const dialog = parseHTML(sheet(true)).document.querySelector('dialog');
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  expect(dialog?.getAttribute('aria-label')).toBe('筛选');
  expect(dialog?.className).toMatch(/sheet.* .*bottom/);
  expect(dialog?.querySelector('h2')?.textContent).toBe('筛选');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['关闭', '查看']);
  expect(dialog?.textContent).toBe('筛选条件查看');
});

test('a closed sheet renders nothing', () => {
  expect(sheet(false)).toBe('');
});
