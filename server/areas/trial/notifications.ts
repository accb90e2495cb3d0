import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

/** The recipients have subscribed to it, and get it once. */
export const equipped = defineNotification<{ abilityNo: number; abilityName: string }>({
  event: 'trial.equipped',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: {
    inSite: ({ abilityNo, abilityName }) => ({
      title: `${abilityName}可以在线体验了`,
      content: `您关注的能力「${abilityName}」已配备识别引擎，现在可以在能力页用样例图片或自己的图片体验。`,
      link: `${abilityPath(abilityNo)}#trial`,
    }),
  },
});
