import { act, type ChangeEvent, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineList } from '#contract/kit/list/define-list.ts';
import { searchText } from '#contract/kit/list/parameters.ts';
import { openTestPage } from '../testing-dom.ts';
import { useTypedText } from './use-list-query.ts';

const list = defineList({ path: '/list', parameters: { keyword: searchText({ folded: true }) } });
let page: ReturnType<typeof openTestPage>;
let typed: ReturnType<typeof useTypedText>;
const change = vi.fn();

const Field = ({ keyword }: { keyword: string }) => {
  const latest = useTypedText({ list, name: 'keyword', query: { keyword }, change });
  useLayoutEffect(() => {
    typed = latest;
  });
  return null;
};
const load = (keyword: string) => page.render(createElement(Field, { keyword }));
const type = (value: string) =>
  act(async () => typed.onChange({ target: { value }, nativeEvent: {} } as unknown as ChangeEvent<HTMLInputElement>));

beforeEach(() => {
  page = openTestPage('');
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
});

test('a field keeps what is typed where the address spells it otherwise', async () => {
  await load('');
  await type('泵\u3000 报警');
  await act(async () => typed.onPressEnter());
  expect(change).toHaveBeenLastCalledWith({ keyword: '泵 报警' }, { replace: false });
  await type('泵\u3000 报警了');
  await load('泵 报警');
  expect(typed.value).toBe('泵\u3000 报警了');
  // Back and forward change the field.
  await load('阀');
  expect(typed.value).toBe('阀');
});
