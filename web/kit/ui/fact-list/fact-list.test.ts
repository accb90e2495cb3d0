import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fact, FactList } from './fact-list.tsx';

test('a fact is a term with its value, then what copies it and what changes it', () => {
  const account = { key: 'account', name: '账号', children: 'anna' };
  const change = createElement('a', { href: '/account/modify-phone' }, '修改');
  const phone = { key: 'phone', name: '手机', copy: '复制', change, children: '138' };
  const list = { children: [account, phone].map(({ key, ...fact }) => createElement(Fact, { key, ...fact })) };
  const { document } = parseHTML(renderToStaticMarkup(createElement(FactList, list)));
  const lines = [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map((part) => `${part.tagName} ${part.textContent}`),
  );
  expect(lines).toEqual([
    ['DT 账号', 'DD anna'],
    ['DT 手机', 'DD 138', 'DD 复制', 'DD 修改'],
  ]);
});
