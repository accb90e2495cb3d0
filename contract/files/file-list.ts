import { defineList } from '../kit/list/define-list.ts';
import { page } from '../kit/list/parameters.ts';
import { FILES_PAGE_SIZE } from './limits.ts';

/** The pictures that the user has uploaded, newest first. */
export const fileList = defineList({
  path: '/account/upload',
  parameters: { pageNo: page({ size: FILES_PAGE_SIZE, beyond: 'first' }) },
});
