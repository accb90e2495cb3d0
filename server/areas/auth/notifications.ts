import { VERIFY_CODE_MINUTES } from '#contract/auth/limits.ts';
import { priorities } from '#contract/messages/kinds.ts';
import { defineSecurityNotification } from '#server/kit/notify/security-notification.ts';

const PASSWORD_PATH = '/account/modify-password';
const SECURITY_PATH = '/account/security';

export const newDevice = defineSecurityNotification({
  event: 'auth.newDevice',
  priority: priorities.important,
  title: '账号在新设备上登录',
  happened: '您的账号在一台新设备上登录。',
  advice: '如果不是您本人登录，请结束那台设备上的登录，并立即修改密码。',
  link: SECURITY_PATH,
});

export const passwordChanged = defineSecurityNotification({
  event: 'auth.passwordChanged',
  priority: priorities.warning,
  title: '登录密码已修改',
  happened: '您的登录密码已修改，此前的登录均已失效。',
  advice: '如果不是您本人操作，请立即通过“忘记密码”重新设置密码。',
  link: PASSWORD_PATH,
});

export const passwordReset = defineSecurityNotification({
  event: 'auth.passwordReset',
  priority: priorities.warning,
  title: '登录密码已重新设置',
  happened: '您的登录密码已通过短信验证码设置，此前的登录均已失效。',
  advice: '如果不是您本人操作，请立即重新设置密码，并确认手机由您本人使用。',
  link: PASSWORD_PATH,
});

export const phoneChanged = defineSecurityNotification({
  event: 'auth.phoneChanged',
  priority: priorities.warning,
  title: '手机号已修改',
  happened: '您的账号已改用新的手机号登录和接收验证码。',
  advice: '如果不是您本人操作，请立即修改密码，并改回您的手机号。',
  link: '/account/modify-phone',
});

export const sessionEnded = defineSecurityNotification({
  event: 'auth.sessionEnded',
  priority: priorities.normal,
  title: '一台设备上的登录已结束',
  happened: '您在“账号安全”中结束了一台设备上的登录，那台设备再次登录时会按新设备提醒。',
  advice: '如果不是您本人操作，请立即修改密码。',
  link: SECURITY_PATH,
});

export const otherSessionsEnded = defineSecurityNotification({
  event: 'auth.otherSessionsEnded',
  priority: priorities.normal,
  title: '其他设备上的登录已全部结束',
  happened: '您在“账号安全”中结束了其他设备上的全部登录。',
  advice: '如果不是您本人操作，请立即修改密码。',
  link: SECURITY_PATH,
});

export const secondFactorOn = defineSecurityNotification({
  event: 'auth.secondFactorOn',
  priority: priorities.warning,
  title: '动态口令已开启',
  happened: '您的账号已开启动态口令，登录时除密码外还须输入动态口令；其他设备上的登录均已失效。',
  advice: '如果不是您本人操作，请立即修改密码，并联系运营超级管理员移除动态口令。',
  link: SECURITY_PATH,
});

export const secondFactorOff = defineSecurityNotification({
  event: 'auth.secondFactorOff',
  priority: priorities.warning,
  title: '动态口令已关闭',
  happened: '您的账号已关闭动态口令，登录时只需密码；其他设备上的登录均已失效。',
  advice: '如果不是您本人操作，请立即修改密码，并重新开启动态口令。',
  link: SECURITY_PATH,
});

export const recoveryCodeUsed = defineSecurityNotification({
  event: 'auth.recoveryCodeUsed',
  priority: priorities.warning,
  title: '恢复码已使用',
  happened: '您的账号使用了一个恢复码代替动态口令，该恢复码不能再次使用。',
  advice: '如果不是您本人操作，请立即修改密码，并重新生成恢复码。',
  link: SECURITY_PATH,
});

export const recoveryCodesRenewed = defineSecurityNotification({
  event: 'auth.recoveryCodesRenewed',
  priority: priorities.important,
  title: '恢复码已重新生成',
  happened: '您的账号已重新生成恢复码，原有的恢复码均已失效。',
  advice: '如果不是您本人操作，请立即修改密码，并再次生成恢复码。',
  link: SECURITY_PATH,
});

/** The text message with a verification code. No notification: docs/decisions/0029-notifications-and-channels.md. */
export const verifyCodeText = (code: string): string =>
  `您的验证码为 ${code}，${VERIFY_CODE_MINUTES} 分钟内有效，请勿告知他人。`;
