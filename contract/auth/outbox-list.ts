import { defineList } from '../kit/list/define-list.ts';
import { matching } from '../kit/list/parameters.ts';
import { phonePattern } from './names.ts';

/** The text messages of the last day that no provider has accepted, newest first. The list has no pages. */
export const outboxList = defineList({
  path: '/console/outbox',
  parameters: { phoneNo: matching(phonePattern) },
});
