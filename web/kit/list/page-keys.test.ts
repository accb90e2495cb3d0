import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestPage } from '../testing-dom.ts';
import { Modal } from '../ui/modal.tsx';
import { usePageKeys } from './page-keys.ts';

const take = vi.fn();
let page: ReturnType<typeof openTestPage>;

const Keys = () => {
  usePageKeys({ t: take });
  return null;
};
const inDialog = { label: '查找', children: createElement('button', { type: 'button' }, '关闭') };
const Page = ({ isAsked }: { isAsked: boolean }) =>
  createElement('div', null, createElement(Keys), isAsked && createElement(Modal, inDialog));
const press = (selector: string) => page.dispatch(page.document.querySelector(selector), 'keydown', { key: 't' });

beforeEach(() => {
  page = openTestPage('<main id="main"></main>');
  const { window } = page;
  vi.stubGlobal('Element', window.Element);
  Object.assign(window.HTMLElement.prototype, { showModal: vi.fn(), close: vi.fn(), focus: vi.fn() });
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
});

test('a shortcut of the page waits until no dialog is open', async () => {
  await page.render(createElement(Page, { isAsked: true }));
  await press('button');
  expect(take).not.toHaveBeenCalled();
  await page.render(createElement(Page, { isAsked: false }));
  await press('main');
  expect(take).toHaveBeenCalledOnce();
});
