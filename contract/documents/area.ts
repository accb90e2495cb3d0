import { defineContractArea } from '../kit/area.ts';

export const documents = defineContractArea({
  permissions: { consoleFeedback: 'operators' },
  auditActions: ['documentFeedback.answer', 'documentFeedback.close'],
  waiting: { feedback: 'consoleFeedback' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    documents: typeof documents;
  }
}
