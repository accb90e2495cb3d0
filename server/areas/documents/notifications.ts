import { documentPath } from '#contract/documents/document-path.ts';
import { FEEDBACK_HASH } from '#contract/documents/feedback.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

/** The recipient is the reader who gave the feedback. The link opens what the reader has said, with the answers. */
export const feedbackAnswered = defineNotification<{
  docId: string;
  /** Undefined while visitors do not see the document: its id leads to its page later. */
  slug: string | undefined;
  documentTitle: string;
  feedBackContent: string;
  answer: string;
}>({
  event: 'documents.feedbackAnswered',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: {
    inSite: ({ docId, slug = docId, documentTitle, feedBackContent, answer }) => ({
      title: `您对《${documentTitle}》的反馈有了答复`,
      content: `${answer}\n\n您的反馈：${feedBackContent}`,
      link: `${documentPath(slug)}${FEEDBACK_HASH}`,
    }),
  },
});
