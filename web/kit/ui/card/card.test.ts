import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from './card.tsx';

const classesOf = (props: Parameters<typeof Card>[0]) =>
  [...renderToStaticMarkup(createElement(Card, props)).matchAll(/class="([^"]*)"/g)].map(([, names = '']) =>
    names.split(' ').map((name) => /(?:^|_)([a-zA-Z]+)(?:_|$)/.exec(name)?.[1] ?? name),
  )[0];

test('a card is an element of the page with its own class after those of the card', () => {
  expect(renderToStaticMarkup(createElement(Card, { as: 'section', 'aria-label': 'A' }, 'B'))).toMatch(
    /^<section class="[^"]+" aria-label="A">B<\/section>$/,
  );
  expect(classesOf({ className: 'own' })).toHaveLength(3);
  expect(classesOf({ className: 'own' })?.[2]).toBe('own');
});

test('each choice adds one class, and a padding of the page none', () => {
  expect(classesOf({ padding: 'own' })).toHaveLength(1);
  expect(classesOf({ padding: 'own', smallCorners: true, filled: true, edge: 'success' })).toHaveLength(4);
});
