import { redirect } from 'react-router';
import { consolePages } from './console-pages.ts';

const toFirst = () => redirect(consolePages.flat()[0]?.path ?? '/');

// Each by itself: the browser's build leaves `loader` out.
export const loader = toFirst;
export const clientLoader = toFirst;
