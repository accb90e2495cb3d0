import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification, type Notification } from '#server/kit/notify/notification.ts';
import { defineSecurityNotification } from '#server/kit/notify/security-notification.ts';

const PASSWORD_PATH = '/account/modify-password';

export const dataExported = defineSecurityNotification({
  event: 'account.dataExported',
  priority: priorities.important,
  title: '账号数据已导出',
  happened: '您的账号数据已导出为一个文件。',
  advice: '如果不是您本人操作，请立即修改密码，并结束其他设备上的登录。',
  link: '/account/security',
});

/** What an operator did to an account. The recipient is the account's owner. */
export interface OperatorEvent {
  reason: string;
  /** Each fact gets its own line. */
  facts?: readonly string[] | undefined;
}

const defineOperatorNotification = ({
  event,
  kind,
  priority,
  title,
  happened,
  advice,
  link,
}: Pick<Notification<OperatorEvent>, 'event' | 'kind' | 'priority'> & {
  title: string;
  happened: string;
  advice?: string;
  link?: string;
}): Notification<OperatorEvent> =>
  defineNotification({
    event,
    kind,
    priority,
    templates: {
      inSite: ({ reason, facts = [] }) => ({
        title,
        content: [happened, ...facts, `原因：${reason}`, ...(advice === undefined ? [] : ['', advice])].join('\n'),
        link,
      }),
    },
  });

export const locked = defineOperatorNotification({
  event: 'account.locked',
  kind: messageKinds.security,
  priority: priorities.warning,
  title: '账号已被锁定',
  happened: '平台运营人员锁定了您的账号：锁定期间账号与子账号均不能登录，此前的登录已全部失效。',
});

export const unlocked = defineOperatorNotification({
  event: 'account.unlocked',
  kind: messageKinds.security,
  priority: priorities.important,
  title: '账号已解除锁定',
  happened: '平台运营人员已解除您的账号的锁定，账号与子账号可以重新登录。',
});

export const signedOut = defineOperatorNotification({
  event: 'account.signedOut',
  kind: messageKinds.security,
  priority: priorities.warning,
  title: '所有设备上的登录已退出',
  happened: '平台运营人员结束了您的账号与子账号在所有设备上的登录。',
  advice: '请重新登录；如果怀疑密码已泄露，请立即修改密码。',
  link: PASSWORD_PATH,
});

export const passwordLockReleased = defineOperatorNotification({
  event: 'account.passwordLockReleased',
  kind: messageKinds.security,
  priority: priorities.important,
  title: '密码错误锁定已解除',
  happened: '您的账号或子账号因多次输错密码被锁定，平台运营人员已解除该锁定。',
  advice: '如果不是您本人输错密码，请修改密码。',
  link: PASSWORD_PATH,
});

export const secondFactorRemoved = defineOperatorNotification({
  event: 'account.secondFactorRemoved',
  kind: messageKinds.security,
  priority: priorities.warning,
  title: '动态口令已被移除',
  happened: '运营超级管理员移除了您的账号的动态口令与恢复码，此前的登录均已失效，登录时只需密码。',
  advice: '请尽快重新开启动态口令；如果您没有提出请求，请立即修改密码。',
  link: '/account/security',
});

export const rolesChanged = defineOperatorNotification({
  event: 'account.rolesChanged',
  kind: messageKinds.system,
  priority: priorities.important,
  title: '账号角色已变更',
  happened: '平台运营人员变更了您的账号的角色，可使用的功能随之变化。',
  link: '/account/account',
});
