import { defineContractArea } from '../kit/area.ts';

export const content = defineContractArea({
  permissions: { consoleContent: 'operators', consoleContentPublish: 'superManagers' },
  auditActions: [
    'content.create',
    'content.saveDraft',
    'content.discardDraft',
    'content.askReview',
    'content.returnReview',
    'content.publish',
    'content.schedulePublishing',
    'content.scheduleUnpublishing',
    'content.unpublish',
    'content.move',
    'content.changeAddress',
    'content.restore',
    'content.delete',
    'content.undelete',
    'content.purge',
    'content.answerOffer',
    'content.confirmFacts',
  ],
  waiting: { contentReviews: 'consoleContent' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    content: typeof content;
  }
}
