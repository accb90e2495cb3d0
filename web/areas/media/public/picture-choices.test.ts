import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureChoice, PictureChoices } from './picture-choices.tsx';

const html = (chosen: { isChosen?: boolean }) => {
  const choice = { ...chosen, onChoose: () => {}, children: '山' };
  const list = { label: '插画', children: createElement(PictureChoice, choice) };
  return renderToStaticMarkup(createElement(PictureChoices, list));
};

test('a grid of pictures tells which one is chosen, if it knows', () => {
  expect(html({})).toMatch(
    /^<ul class="\S+" aria-label="插画"><li><button type="button" class="\S+">山<\/button><\/li><\/ul>$/,
  );
  expect(html({ isChosen: true })).toContain('aria-pressed="true"');
  expect(html({ isChosen: false })).toContain('aria-pressed="false"');
});
