import { createElement, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../../shell/sheet.tsx';
import { openTestPage } from '../../testing-dom.ts';
import { provideAllTexts } from '../../texts-testing.ts';
import { Modal } from '../modal.tsx';

beforeAll(provideAllTexts);

let page: ReturnType<typeof openTestPage>;
let happened: string[];

/** The page of the test knows neither dialogs nor the focus. */
beforeEach(() => {
  happened = [];
  page = openTestPage('<main id="main"></main><button></button>');
  const { window, document } = page;
  Object.assign(window.HTMLElement.prototype, {
    showModal(this: HTMLElement) {
      happened.push(`open ${this.getAttribute('aria-label')}`);
    },
    close(this: HTMLElement) {
      happened.push(`close ${this.getAttribute('aria-label')}`);
    },
    focus(this: HTMLElement) {
      happened.push(`focus ${this.localName}`);
    },
  });
  const opener = document.querySelector('button');
  Object.defineProperty(document, 'activeElement', { get: () => opener });
});

afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
});

const modal = (label: string, props: { canDismiss?: boolean; children?: ReactNode } = {}) => {
  const { canDismiss = true, children = label } = props;
  const onDismiss = canDismiss ? () => happened.push(`dismiss ${label}`) : undefined;
  const all = { label, onDismiss, children };
  return createElement(Modal, all as Parameters<typeof Modal>[0]);
};
const dialogOf = (label: string) => page.document.querySelector(`[aria-label="${label}"]`);
const isLocked = () => page.document.documentElement.classList.contains('locked');
/** Returns what happens meanwhile. */
const during = async (act: () => Promise<unknown>) => {
  happened = [];
  await act();
  return happened;
};

test('a dialog opens when it is rendered, and gives the focus back when it is gone', async () => {
  expect(await during(() => page.render(modal('A')))).toEqual(['open A']);
  expect(isLocked()).toBe(true);
  expect(await during(() => page.render(null))).toEqual(['close A', 'focus button']);
  expect(isLocked()).toBe(false);
});

test('a close event that comes when the dialog is open again does not dismiss it', async () => {
  await page.render(modal('A'));
  Object.assign(dialogOf('A') as Element, { open: true });
  expect(await during(() => page.dispatch(dialogOf('A'), 'close'))).toEqual([]);
  Object.assign(dialogOf('A') as Element, { open: false });
  expect(await during(() => page.dispatch(dialogOf('A'), 'close'))).toEqual(['dismiss A']);
});

test('the page gets the focus if what had it is gone', async () => {
  await page.render(modal('A'));
  page.document.querySelector('button')?.remove();
  expect(await during(() => page.render(null))).toEqual(['close A', 'focus main']);
});

test('the page scrolls again when the last of several dialogs is closed', async () => {
  await page.render([createElement('div', { key: 1 }, modal('A')), createElement('div', { key: 2 }, modal('B'))]);
  await page.render([createElement('div', { key: 1 }, modal('A'))]);
  expect(isLocked()).toBe(true);
  await page.render(null);
  expect(isLocked()).toBe(false);
});

test('Escape dismisses the dialog and reaches nothing behind it', async () => {
  const behind = vi.fn();
  page.window.addEventListener('keydown', behind);
  await page.render(modal('A'));
  expect(await page.dispatch(dialogOf('A'), 'keydown', { key: 'Escape' })).toBe(false);
  expect(behind).not.toHaveBeenCalled();
  await page.dispatch(dialogOf('A'), 'keydown', { key: 'Enter' });
  expect(behind).toHaveBeenCalledTimes(1);
  // The browser asks with a cancel event, or closes at once.
  expect(await during(() => page.dispatch(dialogOf('A'), 'cancel'))).toEqual(['dismiss A']);
  expect(await during(() => page.dispatch(dialogOf('A'), 'close'))).toEqual(['dismiss A']);
});

test('a dialog that cannot be dismissed stays open', async () => {
  await page.render(modal('A', { canDismiss: false }));
  expect(await page.dispatch(dialogOf('A'), 'keydown', { key: 'Escape' })).toBe(true);
  expect(await page.dispatch(dialogOf('A'), 'cancel')).toBe(true);
  expect(await during(() => page.dispatch(dialogOf('A'), 'close'))).toEqual(['open A']);
});

test('the events of a dialog within a dialog are its own', async () => {
  await page.render(modal('A', { children: modal('B') }));
  expect(await during(() => page.dispatch(dialogOf('B'), 'cancel'))).toEqual(['dismiss B']);
  expect(await during(() => page.dispatch(dialogOf('B'), 'close'))).toEqual(['dismiss B']);
});

test('a sheet is such a dialog, which a click beside it closes, too', async () => {
  const sheet = (open: boolean) => {
    const all = { open, title: 'S', side: 'right' as const, onClose: () => happened.push('dismiss S'), children: '' };
    return createElement(Sheet, all);
  };
  expect(await during(() => page.render(sheet(true)))).toEqual(['open S']);
  expect(isLocked()).toBe(true);
  expect(await during(() => page.dispatch(dialogOf('S'), 'cancel'))).toEqual(['dismiss S']);
  expect(await during(() => page.dispatch(dialogOf('S'), 'click'))).toEqual(['dismiss S']);
  expect(await during(() => page.dispatch(page.document.querySelector('h2'), 'click'))).toEqual([]);
  expect(await during(() => page.dispatch(page.document.querySelector('dialog button'), 'click'))).toEqual([
    'dismiss S',
  ]);
  expect(await during(() => page.render(sheet(false)))).toEqual(['close S', 'focus button']);
  expect(isLocked()).toBe(false);
});
