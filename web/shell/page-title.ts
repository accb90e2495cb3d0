import { pageHead } from './page-head.ts';

export const pageTitle = (matches: Parameters<typeof pageHead>[0], title?: string, description?: string) =>
  pageHead(matches, { title, description });
