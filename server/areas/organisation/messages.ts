import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import type { Notification } from '#server/kit/notify/notify.ts';

type What = 'disabled' | 'enabled' | 'passwordReset' | 'phoneChanged' | 'rightsChanged';

const texts: Record<What, Pick<Notification, 'kind' | 'priority' | 'title' | 'content' | 'link'>> = {
  disabled: {
    kind: messageKinds.security,
    priority: priorities.important,
    title: '子账号已停用',
    content: '企业主账号停用了您的子账号，此前的登录均已失效。如有疑问，请联系企业管理员。',
  },
  enabled: {
    kind: messageKinds.security,
    priority: priorities.important,
    title: '子账号已启用',
    content: '企业主账号启用了您的子账号，可以重新登录。',
  },
  passwordReset: {
    kind: messageKinds.security,
    priority: priorities.warning,
    title: '登录密码已作废',
    content: '企业主账号作废了您原来的登录密码，此前的登录均已失效。如果不是您要求的，请联系企业管理员。',
    link: '/account/modify-password',
  },
  phoneChanged: {
    kind: messageKinds.security,
    priority: priorities.warning,
    title: '手机号已修改',
    content: '企业主账号修改了您子账号的手机号，此后验证码发往新的手机号。如果不是您要求的，请联系企业管理员。',
    link: '/account/account',
  },
  rightsChanged: {
    kind: messageKinds.system,
    priority: priorities.normal,
    title: '您的权限有变动',
    content: '企业主账号调整了您的角色、分组或权限项，变动已生效。',
    link: '/account/account',
  },
};

/** Builds the message that notifies sub-accounts of their main account's change. */
export const notificationOf = (what: What, subAccountIds: readonly string[]): Notification => ({
  ownerIds: subAccountIds,
  ...texts[what],
});
