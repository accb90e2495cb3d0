import { defineList } from '../kit/list/define-list.ts';
import { page } from '../kit/list/parameters.ts';

/** The accounts that have the user as their sales contact, newest first. */
export const customerList = defineList({
  path: '/account/customers',
  parameters: { pageNo: page({ size: 20, beyond: 'first' }) },
});
