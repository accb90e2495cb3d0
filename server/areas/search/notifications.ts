import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

/** The recipient searched for something without a result, and wanted a message about it. */
export const answered = defineNotification<{ word: string; text: string; link: string }>({
  event: 'search.answered',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: {
    inSite: ({ word, text, link }) => ({
      title: `您想找的“${word}”有结果了`,
      content: `您搜索“${word}”时没有找到想要的内容，并希望有结果时得到通知。\n\n${text}`,
      link,
    }),
  },
});
