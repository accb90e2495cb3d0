import { TIME_ZONE } from '#contract/kit/limits.ts';
import { messageKinds, priorities, type Priority } from '#contract/messages/kinds.ts';
import { browserInWords, networkInWords } from '#server/kit/http/client-words.ts';
import type { Notification } from '#server/kit/notify/notify.ts';
import type { SecurityEvent } from '#server/kit/notify/security-event.ts';

const PASSWORD_PATH = '/account/modify-password';
const SECURITY_PATH = '/account/security';

const texts: Record<
  SecurityEvent['what'],
  { title: string; happened: string; advice: string; priority: Priority; link: string }
> = {
  newDevice: {
    title: '账号在新设备上登录',
    happened: '您的账号在一台新设备上登录。',
    advice: '如果不是您本人登录，请结束那台设备上的登录，并立即修改密码。',
    priority: priorities.important,
    link: SECURITY_PATH,
  },
  passwordChanged: {
    title: '登录密码已修改',
    happened: '您的登录密码已修改，此前的登录均已失效。',
    advice: '如果不是您本人操作，请立即通过“忘记密码”重新设置密码。',
    priority: priorities.warning,
    link: PASSWORD_PATH,
  },
  passwordReset: {
    title: '登录密码已重新设置',
    happened: '您的登录密码已通过短信验证码设置，此前的登录均已失效。',
    advice: '如果不是您本人操作，请立即重新设置密码，并确认手机由您本人使用。',
    priority: priorities.warning,
    link: PASSWORD_PATH,
  },
  phoneChanged: {
    title: '手机号已修改',
    happened: '您的账号已改用新的手机号登录和接收验证码。',
    advice: '如果不是您本人操作，请立即修改密码，并改回您的手机号。',
    priority: priorities.warning,
    link: '/account/modify-phone',
  },
  sessionEnded: {
    title: '一台设备上的登录已结束',
    happened: '您在“账号安全”中结束了一台设备上的登录，那台设备再次登录时会按新设备提醒。',
    advice: '如果不是您本人操作，请立即修改密码。',
    priority: priorities.normal,
    link: SECURITY_PATH,
  },
  otherSessionsEnded: {
    title: '其他设备上的登录已全部结束',
    happened: '您在“账号安全”中结束了其他设备上的全部登录。',
    advice: '如果不是您本人操作，请立即修改密码。',
    priority: priorities.normal,
    link: SECURITY_PATH,
  },
  dataExported: {
    title: '账号数据已导出',
    happened: '您的账号数据已导出为一个文件。',
    advice: '如果不是您本人操作，请立即修改密码，并结束其他设备上的登录。',
    priority: priorities.important,
    link: SECURITY_PATH,
  },
};

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Builds the message about a security event that happens now. */
export const securityMessage = ({ what, ownerId, address, userAgent }: SecurityEvent): Notification => {
  const { title, happened, advice, priority, link } = texts[what];
  const content = [
    happened,
    `时间：${clock.format(new Date())}`,
    `网络：${networkInWords(address)}`,
    `设备：${browserInWords(userAgent)}`,
    '',
    advice,
  ].join('\n');
  return { ownerIds: [ownerId], kind: messageKinds.security, priority, title, content, link };
};
