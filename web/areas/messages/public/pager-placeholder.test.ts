import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pagesOfMessages } from '#contract/messages/limits.ts';
import { MESSAGE_TOTAL_PLACEHOLDER as SPECIFIED } from '#contract/specification/constants.ts';
import { provideTexts } from '#web/kit/texts.ts';
import { PagerPlaceholder } from './pager-placeholder.tsx';

test('[MSG-04] until the first answer the pager of the message center assumes 199 messages', () => {
  provideTexts({ 'catalogue.page.current': '第 {pageNo} 页，共 {pages} 页' });
  const markup = renderToStaticMarkup(createElement(PagerPlaceholder, {}));
  expect(SPECIFIED).toBe(199);
  expect(pagesOfMessages(SPECIFIED)).toBe(20);
  expect(markup).toBe('<p aria-hidden="true">第 1 页，共 20 页</p>');
});

test('[MSG-04] an answer has the last word, also that there are none', () => {
  expect([0, 1, 10, 11].map(pagesOfMessages)).toEqual([1, 1, 1, 2]);
});
