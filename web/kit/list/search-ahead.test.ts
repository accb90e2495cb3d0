import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { defineList } from '#contract/kit/list/define-list.ts';
import { choice, page } from '#contract/kit/list/parameters.ts';
import { changing } from './changing.ts';
import { usePendingSearch } from './search-ahead.ts';

const things = defineList({
  path: '/things',
  parameters: { kind: choice(['part', 'whole']), state: choice(['new', 'old']), pageNo: page({ size: 10 }) },
});

/** Renders a page once, and keeps what it has returned: the page is never rendered again. */
const openOnce = (path: string) => {
  const received = vi.fn<(read: ReturnType<typeof usePendingSearch>) => void>();
  const Page = () => {
    received(usePendingSearch());
    return null;
  };
  // The loaders of the later addresses never answer.
  const loader = ({ request }: { request: Request }) => (request.url.endsWith(path) ? null : new Promise(() => {}));
  const routes = ['/things', '/others'].map((own) => ({ path: own, loader, Component: Page }));
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { 0: null } } });
  renderToString(createElement(RouterProvider, { router }));
  return { router, pendingSearch: () => received.mock.calls[0]?.[0]() };
};

const shown = things.empty;

test('the second of two choices continues the first, although the page still shows neither', () => {
  const { router, pendingSearch } = openOnce('/things');
  expect(pendingSearch()).toBeUndefined();
  const chooseKind = changing(things, shown, { kind: 'part' });
  const chooseState = changing(things, shown, { state: 'old', pageNo: 1 });
  expect(chooseState()).toBe('/things?state=old');

  void router.navigate(chooseKind(pendingSearch()));
  expect(pendingSearch()?.toString()).toBe('kind=part');
  expect(chooseState(pendingSearch())).toBe('/things?kind=part&state=old');
});

test('a choice that is taken back at once leaves nothing', () => {
  const { router, pendingSearch } = openOnce('/things');
  void router.navigate('/things?kind=part');
  void router.navigate(changing(things, shown, { kind: undefined })(pendingSearch()));
  expect(changing(things, { ...shown, kind: 'part' }, { state: 'new' })(pendingSearch())).toBe('/things?state=new');
});

test('a navigation to another page has no query of this one', () => {
  const { router, pendingSearch } = openOnce('/things');
  void router.navigate('/others?kind=part');
  expect(pendingSearch()).toBeUndefined();
});
