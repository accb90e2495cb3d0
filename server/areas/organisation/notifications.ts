import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

// Changes that a main account makes to its sub-accounts. The recipients are the sub-accounts.

export const disabled = defineNotification({
  event: 'organisation.disabled',
  kind: messageKinds.security,
  priority: priorities.important,
  templates: {
    inSite: () => ({
      title: '子账号已停用',
      content: '企业主账号停用了您的子账号，此前的登录均已失效。如有疑问，请联系企业管理员。',
    }),
  },
});

export const enabled = defineNotification({
  event: 'organisation.enabled',
  kind: messageKinds.security,
  priority: priorities.important,
  templates: {
    inSite: () => ({ title: '子账号已启用', content: '企业主账号启用了您的子账号，可以重新登录。' }),
  },
});

export const passwordReset = defineNotification({
  event: 'organisation.passwordReset',
  kind: messageKinds.security,
  priority: priorities.warning,
  templates: {
    inSite: () => ({
      title: '登录密码已作废',
      content: '企业主账号作废了您原来的登录密码，此前的登录均已失效。如果不是您要求的，请联系企业管理员。',
      link: '/account/modify-password',
    }),
  },
});

export const phoneChanged = defineNotification({
  event: 'organisation.phoneChanged',
  kind: messageKinds.security,
  priority: priorities.warning,
  templates: {
    inSite: () => ({
      title: '手机号已修改',
      content: '企业主账号修改了您子账号的手机号，此后验证码发往新的手机号。如果不是您要求的，请联系企业管理员。',
      link: '/account/account',
    }),
  },
});

export const rightsChanged = defineNotification({
  event: 'organisation.rightsChanged',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: {
    inSite: () => ({
      title: '您的权限有变动',
      content: '企业主账号调整了您的角色、分组或权限项，变动已生效。',
      link: '/account/account',
    }),
  },
});
