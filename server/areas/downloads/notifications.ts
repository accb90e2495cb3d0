import { downloadPath } from '#contract/downloads/download-path.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

/** The recipients have subscribed to it. */
export const newVersion = defineNotification<{ title: string; slug: string; version: string }>({
  event: 'downloads.newVersion',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: {
    inSite: ({ title, slug, version }) => ({
      title: `${title}有新版本 ${version}`,
      content: `您关注的下载资源「${title}」发布了版本 ${version}。不想再收到这类通知时，在资源页上取消关注即可。`,
      link: downloadPath(slug),
    }),
  },
});
