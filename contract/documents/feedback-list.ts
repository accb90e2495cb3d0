import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, matching, opened, order, page, searchText } from '../kit/list/parameters.ts';
import { feedbackKinds, feedbackStates } from './feedback.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The feedback on documents in the console. */
export const feedbackList = defineList({
  path: '/console/feedback',
  parameters: {
    state: choice(feedbackStates),
    kind: choice(feedbackKinds),
    keyword: searchText(),
    docId: matching(ID, { name: 'document' }),
    order: order(['newest', 'oldest']),
    pageNo: page({ size: 20, maximum: 1000 }),
    id: opened(ID),
  },
});
export type FeedbackQuery = QueryOf<typeof feedbackList>;
