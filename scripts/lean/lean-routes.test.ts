import { expect, test } from 'vitest';
import { leanList, type RouteList } from './lean-routes.ts';

const mark = (marks: object) => ({ hasLoader: false, hasDefaultExport: true, ...marks });
const list = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/vendor-1.js'], css: [] },
  routes: {
    root: {
      ...mark({ hasLoader: true }),
      id: 'root',
      path: '',
      module: '/assets/root-1.js',
      css: ['/assets/root.css'],
    },
    'a/home': {
      ...mark({ index: true }),
      id: 'a/home',
      parentId: 'root',
      module: '/assets/home-1.js',
      imports: ['/assets/x-1.js'],
      css: ['/assets/root.css', '/assets/card-1.css', '/assets/home.css'],
    },
    'a/detail': {
      ...mark({}),
      id: 'a/detail',
      parentId: 'a/home',
      path: 'open-ability/domain-case-detail/:id',
      module: '/assets/detail-1.js',
      imports: ['/assets/x-1.js', '/assets/y-1.js'],
      css: ['/assets/card-1.css'],
    },
    'a/plain': { ...mark({}), id: 'a/plain', parentId: 'root', path: 'plain', module: '/assets/plain-1.js', css: [] },
  },
  url: '/assets/manifest-1.js',
  version: '1',
} as unknown as RouteList;

test("the browser's list of routes has what the router reads, and no more", () => {
  expect(leanList(list).routes).toEqual({
    root: {
      hasLoader: true,
      hasDefaultExport: true,
      id: 'root',
      path: '',
      module: '/assets/root-1.js',
      css: ['/assets/root.css'],
    },
    'a/home': {
      hasDefaultExport: true,
      index: true,
      id: 'a/home',
      parentId: 'root',
      module: '/assets/home-1.js',
      css: ['/assets/card-1.css', '/assets/home.css'],
    },
    'a/detail': {
      hasDefaultExport: true,
      id: 'a/detail',
      parentId: 'a/home',
      path: 'open-ability/domain-case-detail/:id',
      module: '/assets/detail-1.js',
      css: ['/assets/card-1.css'],
      imports: ['/assets/x-1.js', '/assets/y-1.js'],
    },
    'a/plain': {
      hasDefaultExport: true,
      id: 'a/plain',
      parentId: 'root',
      path: 'plain',
      module: '/assets/plain-1.js',
    },
  });
});
