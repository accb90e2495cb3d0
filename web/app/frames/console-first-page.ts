import { redirect } from 'react-router';
import { consolePages } from './console-pages.ts';

const toFirst = () => redirect(consolePages.flat()[0]?.path ?? '/');

// Two separate exports: the browser's build removes `loader`.
export const loader = toFirst;
export const clientLoader = toFirst;
