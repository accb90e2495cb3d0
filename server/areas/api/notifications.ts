import { applicationPath } from '#contract/api/applications/paths.ts';
import type { NotifiedShare } from '#contract/api/applications/limits.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { networkInWords } from '#server/kit/http/client-words.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';
import type { AccountUse } from '#server/kit/notify/security-notification.ts';
import { timeInWords } from '#server/kit/notify/time-in-words.ts';

/** A key as its owner sees it. */
export interface NamedKey {
  applicationId: string;
  applicationName: string;
  name: string;
  /** Its beginning and end. */
  shown: string;
}

const calledKey = ({ name, shown }: NamedKey) => (name === '' ? shown : `${name}（${shown}）`);
const place = (key: NamedKey) => `应用：${key.applicationName}\n密钥：${calledKey(key)}`;

/** What was done to a key, by whom and from where. */
interface KeyAct {
  key: NamedKey;
  /** The sub-account's name; empty: the main account. */
  by: string;
  use: AccountUse;
}

const act = ({ key, by, use }: KeyAct) =>
  [
    place(key),
    `操作人：${by || '主账号'}`,
    `时间：${timeInWords(use.at)}`,
    `网络：${networkInWords(use.address)}`,
  ].join('\n');

const NOT_YOURS = '如果不是您或您的团队操作，请立即停用这个密钥，并修改登录密码。';

export const keyMade = defineNotification<KeyAct>({
  event: 'api.keyMade',
  kind: messageKinds.security,
  priority: priorities.normal,
  templates: {
    inSite: (data) => ({
      title: '新生成了应用密钥',
      content: `${act(data)}\n\n${NOT_YOURS}`,
      link: applicationPath(data.key.applicationId),
    }),
  },
});

export const keyChanged = defineNotification<KeyAct>({
  event: 'api.keyChanged',
  kind: messageKinds.security,
  priority: priorities.normal,
  templates: {
    inSite: (data) => ({
      title: '应用密钥的权限已修改',
      content: `${act(data)}\n\n${NOT_YOURS}`,
      link: applicationPath(data.key.applicationId),
    }),
  },
});

export const keyRotated = defineNotification<KeyAct & { goodUntil: Date; isOver: boolean }>({
  event: 'api.keyRotated',
  kind: messageKinds.security,
  priority: priorities.important,
  templates: {
    inSite: ({ goodUntil, isOver, ...data }) => ({
      title: '应用密钥已轮换',
      content: [
        act(data),
        '',
        isOver
          ? '旧密钥已经失效，请在程序中换用新密钥。'
          : `旧密钥可用到 ${timeInWords(goodUntil)}，请在此之前在程序中换用新密钥；应用页面列出旧密钥还在哪里使用。`,
        NOT_YOURS,
      ].join('\n'),
      link: applicationPath(data.key.applicationId),
    }),
  },
});

export const keyRevoked = defineNotification<KeyAct>({
  event: 'api.keyRevoked',
  kind: messageKinds.security,
  priority: priorities.important,
  templates: {
    inSite: (data) => ({
      title: '应用密钥已停用',
      content: `${act(data)}\n\n使用它的程序从现在起得到错误 PTL0020，停用不能撤销。`,
      link: applicationPath(data.key.applicationId),
    }),
  },
});

/** An operator has blocked a key. */
export const keyBlocked = defineNotification<{ key: NamedKey; reason: string }>({
  event: 'api.keyBlocked',
  kind: messageKinds.security,
  priority: priorities.warning,
  templates: {
    inSite: ({ key, reason }) => ({
      title: '应用密钥已被平台停用',
      content: `${place(key)}\n原因：${reason}\n\n使用它的程序从现在起得到错误 PTL0020。处理好原因后，可提交工单申请恢复。`,
      link: applicationPath(key.applicationId),
    }),
  },
});

export const keyUnblocked = defineNotification<{ key: NamedKey; reason: string }>({
  event: 'api.keyUnblocked',
  kind: messageKinds.security,
  priority: priorities.important,
  templates: {
    inSite: ({ key, reason }) => ({
      title: '应用密钥已恢复',
      content: `${place(key)}\n原因：${reason}\n\n平台运营人员已恢复这个密钥，使用它的程序可以继续调用。`,
      link: applicationPath(key.applicationId),
    }),
  },
});

/** Where a key was seen that others may read, too. */
export type ExposedPlace = 'address' | 'workOrder' | 'feedback';
const exposedPlaces: Record<ExposedPlace, string> = {
  address: '它出现在一次请求的网址中，网址会留在各处的日志里。这次请求没有执行。',
  workOrder: '它被写进了工单。工单中只保存了密钥的首尾几位。',
  feedback: '它被写进了文档反馈。反馈中只保存了密钥的首尾几位。',
};

export const keyExposed = defineNotification<{ key: NamedKey; seenIn: ExposedPlace }>({
  event: 'api.keyExposed',
  kind: messageKinds.security,
  priority: priorities.warning,
  templates: {
    inSite: ({ key, seenIn }) => ({
      title: '应用密钥可能已泄露',
      content: `${place(key)}\n\n${exposedPlaces[seenIn]}\n请尽快轮换这个密钥，并把密钥只放在请求头 Authorization 中。`,
      link: applicationPath(key.applicationId),
    }),
  },
});

/** The limits of an account for an ability. */
export type QuotaName = 'day' | 'month' | 'inAll';
const quotaNames: Record<QuotaName, string> = { day: '今日', month: '本月', inAll: '全部' };
const quotaEnds: Record<QuotaName, string> = {
  day: '北京时间 0 点恢复',
  month: '下月 1 日 0 点恢复',
  inAll: '用完后不再恢复',
};

export const quotaNear = defineNotification<{
  abilityName: string;
  quota: QuotaName;
  limit: number;
  used: number;
  share: NotifiedShare;
}>({
  event: 'api.quotaNear',
  kind: messageKinds.quota,
  priority: priorities.important,
  templates: {
    inSite: ({ abilityName, quota, limit, used, share }) => ({
      title: `${abilityName}的${quotaNames[quota]}次数已用${share === 100 ? '完' : ` ${share}%`}`,
      content: `能力「${abilityName}」的${quotaNames[quota]}次数共 ${limit} 次，已用 ${used} 次，${quotaEnds[quota]}。网页体验与接口调用合计。`,
      link: '/account/rights',
    }),
  },
});

export const jobQuotaNear = defineNotification<{ limit: number; used: number; share: NotifiedShare }>({
  event: 'api.jobQuotaNear',
  kind: messageKinds.quota,
  priority: priorities.important,
  templates: {
    inSite: ({ limit, used, share }) => ({
      title: `批量任务今日的图片数已用${share === 100 ? '完' : ` ${share}%`}`,
      content: `批量任务每天共 ${limit} 张，一张图片用几项能力就计几张。今日已用 ${used} 张，北京时间 0 点恢复。`,
      link: '/account/rights',
    }),
  },
});

export const keyLimitNear = defineNotification<{ key: NamedKey; limit: number; used: number; share: NotifiedShare }>({
  event: 'api.keyLimitNear',
  kind: messageKinds.quota,
  priority: priorities.important,
  templates: {
    inSite: ({ key, limit, used, share }) => ({
      title: `应用密钥今日的次数已用${share === 100 ? '完' : ` ${share}%`}`,
      content: `${place(key)}\n\n这个密钥自己的每日上限是 ${limit} 次，今日已用 ${used} 次，北京时间 0 点恢复。可在应用页面提高上限。`,
      link: applicationPath(key.applicationId),
    }),
  },
});
