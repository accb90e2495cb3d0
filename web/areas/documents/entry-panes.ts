import { queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { defineEntryPanes } from '#web/kit/area.ts';
import { makeCall } from '#web/kit/call.ts';

export default defineEntryPanes([
  {
    kind: 'document',
    name: 'feedback',
    title: 'docFeedbackDesk.pane',
    permission: 'consoleFeedback',
    count: async (docId) => (await makeCall(queryFeedback, { docId, state: 'open', pageSize: 1 })).total,
    load: () => import('./console/feedback-pane.tsx'),
  },
]);
