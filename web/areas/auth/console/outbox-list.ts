import { phonePattern } from '#contract/auth/names.ts';
import { defineList } from '#contract/kit/list/define-list.ts';
import { matching } from '#contract/kit/list/parameters.ts';

export const outboxList = defineList({
  path: '/console/outbox',
  parameters: { phoneNo: matching(phonePattern) },
});
