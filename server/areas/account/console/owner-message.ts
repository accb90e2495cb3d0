import { messageKinds, type MessageKind, priorities, type Priority } from '#contract/messages/kinds.ts';
import type { Notification } from '#server/kit/notify/notify.ts';

/** The operators' actions that the account's owner is notified of. */
export type NotifiedAction = 'lock' | 'unlock' | 'signOut' | 'releasePasswordLock' | 'setRoles';

interface Text {
  kind: MessageKind;
  priority: Priority;
  title: string;
  happened: string;
  advice?: string;
  link?: string;
}

const PASSWORD_PATH = '/account/modify-password';
const { security, system } = messageKinds;

const texts: Record<NotifiedAction, Text> = {
  lock: {
    kind: security,
    priority: priorities.warning,
    title: '账号已被锁定',
    happened: '平台运营人员锁定了您的账号：锁定期间账号与子账号均不能登录，此前的登录已全部失效。',
  },
  unlock: {
    kind: security,
    priority: priorities.important,
    title: '账号已解除锁定',
    happened: '平台运营人员已解除您的账号的锁定，账号与子账号可以重新登录。',
  },
  signOut: {
    kind: security,
    priority: priorities.warning,
    title: '所有设备上的登录已退出',
    happened: '平台运营人员结束了您的账号与子账号在所有设备上的登录。',
    advice: '请重新登录；如果怀疑密码已泄露，请立即修改密码。',
    link: PASSWORD_PATH,
  },
  releasePasswordLock: {
    kind: security,
    priority: priorities.important,
    title: '密码错误锁定已解除',
    happened: '您的账号或子账号因多次输错密码被锁定，平台运营人员已解除该锁定。',
    advice: '如果不是您本人输错密码，请修改密码。',
    link: PASSWORD_PATH,
  },
  setRoles: {
    kind: system,
    priority: priorities.important,
    title: '账号角色已变更',
    happened: '平台运营人员变更了您的账号的角色，可使用的功能随之变化。',
    link: '/account/account',
  },
};

/** Builds the message that notifies an account's owner of an action. Each of the `facts` gets its own line. */
export const ownerMessage = (
  act: NotifiedAction,
  ownerId: string,
  reason: string,
  facts: readonly string[] = [],
): Notification => {
  const { kind, priority, title, happened, advice, link } = texts[act];
  const content = [happened, ...facts, `原因：${reason}`, ...(advice === undefined ? [] : ['', advice])].join('\n');
  return { ownerIds: [ownerId], kind, priority, title, content, link };
};
