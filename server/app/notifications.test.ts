import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_MAXIMUM, LINK_MAXIMUM, TITLE_MAXIMUM } from '#contract/messages/limits.ts';
import { messageLinkPattern } from '#contract/messages/message-link.ts';
import * as account from '#server/areas/account/notifications.ts';
import * as api from '#server/areas/api/notifications.ts';
import * as auth from '#server/areas/auth/notifications.ts';
import * as downloads from '#server/areas/downloads/notifications.ts';
import * as documents from '#server/areas/documents/notifications.ts';
import * as enterprise from '#server/areas/enterprise/notifications.ts';
import { composedMessage } from '#server/areas/messages/notifications.ts';
import * as organisation from '#server/areas/organisation/notifications.ts';
import * as rights from '#server/areas/rights/notifications.ts';
import * as search from '#server/areas/search/notifications.ts';
import * as trial from '#server/areas/trial/notifications.ts';
import * as workOrders from '#server/areas/work-orders/notifications.ts';
import type { InSiteText, NotifiedEvent, Notification } from '#server/kit/notify/notification.ts';
import { type ChannelParts, createChannels } from './channels.ts';
import expected from './notifications.expected.json' with { type: 'json' };

const AT = new Date('2026-03-04T05:06:07Z');
const use = {
  at: AT,
  address: '203.0.113.77',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
};
const order = {
  orderId: '41',
  orderNo: 'GD202603040001',
  title: '无法下载模型',
  closesAt: new Date('2026-03-11T16:30:00Z'),
};
const reasons = [
  { field: 'enterpriseName', reason: '名称与证照不一致' },
  { field: 'other', reason: '请补充说明\n并重新上传' },
] as const;
const key = {
  applicationId: '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10',
  applicationName: '巡检程序',
  name: '生产',
  shown: 'oak_live_3kQz…8sWm',
};
const keyAct = { key, by: '小李', use };
const facts = ['变更前：普通用户 / 普通账号', '变更后：合作伙伴 / 专属账号'];
const composed = { kind: 7, priority: 1, title: '春季活动', content: '欢迎参加。', link: '/open-ability' } as const;
const composedWithoutLink = { ...composed, link: null };

type Sent = NotifiedEvent & InSiteText;
const inSite = <Data>(notification: Notification<Data>, data: Data): Sent => {
  const { templates, ...event } = notification;
  if (!templates.inSite) throw new Error(`${event.event} is not sent in-site`);
  return { ...event, ...templates.inSite(data) };
};
const { notificationOfAction: ofAction } = workOrders;

/** Each event with sample data. The words after a comma distinguish several samples of one event. */
const samples: Record<string, Sent> = {
  'account.locked': inSite(account.locked, { reason: '多次违规' }),
  'account.unlocked': inSite(account.unlocked, { reason: '申诉成功' }),
  'account.signedOut': inSite(account.signedOut, { reason: '用户要求' }),
  'account.passwordLockReleased': inSite(account.passwordLockReleased, { reason: '用户要求' }),
  'account.secondFactorRemoved': inSite(account.secondFactorRemoved, { reason: '手机丢失' }),
  'account.rolesChanged': inSite(account.rolesChanged, { reason: '签约', facts }),
  'account.dataExported': inSite(account.dataExported, use),
  'api.keyMade': inSite(api.keyMade, { ...keyAct, by: '' }),
  'api.keyChanged': inSite(api.keyChanged, keyAct),
  'api.keyRotated': inSite(api.keyRotated, { ...keyAct, goodUntil: AT, isOver: false }),
  'api.keyRotated, without an overlap': inSite(api.keyRotated, { ...keyAct, goodUntil: AT, isOver: true }),
  'api.keyRevoked': inSite(api.keyRevoked, { ...keyAct, key: { ...key, name: '' } }),
  'api.keyBlocked': inSite(api.keyBlocked, { key, reason: '密钥出现在公开的代码库里' }),
  'api.keyUnblocked': inSite(api.keyUnblocked, { key, reason: '已处理' }),
  'api.keyExposed': inSite(api.keyExposed, { key, seenIn: 'address' }),
  'api.keyExposed, in a work order': inSite(api.keyExposed, { key, seenIn: 'workOrder' }),
  'api.keyExposed, in feedback': inSite(api.keyExposed, { key, seenIn: 'feedback' }),
  'rights.raised': inSite(rights.quotaRaised, {
    abilityName: '人员检测',
    trialsADay: 200,
    trialsAMonth: 5000,
    trialsInAll: null,
    callsASecond: null,
    jobPicturesADay: null,
    untilOn: '2026-12-31',
    reason: '试点项目',
  }),
  'rights.raised, all abilities without an end': inSite(rights.quotaRaised, {
    abilityName: '',
    trialsADay: null,
    trialsAMonth: null,
    trialsInAll: 200_000,
    callsASecond: 10,
    jobPicturesADay: 2000,
    untilOn: null,
    reason: '试点项目',
  }),
  'rights.raiseEnded': inSite(rights.raiseEnded, { abilityName: '人员检测', reason: '试点结束' }),
  'api.quotaNear': inSite(api.quotaNear, { abilityName: '人员检测', quota: 'day', limit: 10, used: 8, share: 80 }),
  'api.quotaNear, used up': inSite(api.quotaNear, {
    abilityName: '人员检测',
    quota: 'month',
    limit: 100,
    used: 100,
    share: 100,
  }),
  'api.jobQuotaNear': inSite(api.jobQuotaNear, { limit: 1000, used: 812, share: 80 }),
  'api.keyLimitNear': inSite(api.keyLimitNear, { key, limit: 5, used: 4, share: 80 }),
  'api.keyLimitNear, used up': inSite(api.keyLimitNear, { key, limit: 5, used: 5, share: 100 }),
  'auth.newDevice': inSite(auth.newDevice, use),
  'auth.passwordChanged': inSite(auth.passwordChanged, use),
  'auth.passwordReset': inSite(auth.passwordReset, use),
  'auth.phoneChanged': inSite(auth.phoneChanged, use),
  'auth.sessionEnded': inSite(auth.sessionEnded, use),
  'auth.otherSessionsEnded': inSite(auth.otherSessionsEnded, use),
  'auth.secondFactorOn': inSite(auth.secondFactorOn, use),
  'auth.secondFactorOff': inSite(auth.secondFactorOff, use),
  'auth.recoveryCodeUsed': inSite(auth.recoveryCodeUsed, use),
  'auth.recoveryCodesRenewed': inSite(auth.recoveryCodesRenewed, use),
  'downloads.newVersion': inSite(downloads.newVersion, { title: '离线手册', slug: 'handbook', version: '5.8.0' }),
  'documents.feedbackAnswered': inSite(documents.feedbackAnswered, {
    docId: '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10',
    slug: 'choose-a-camera',
    documentTitle: '选择摄像机',
    feedBackContent: '没有说明最小的分辨率。',
    answer: '已补充，请看“看清目标”一节。',
  }),
  'enterprise.passed': inSite(enterprise.passed, { enterpriseName: '杭州某某科技有限公司' }),
  'enterprise.rejected': inSite(enterprise.rejected, { reasons, attemptsLeft: 3, frozenUntil: null }),
  'enterprise.rejected, frozen': inSite(enterprise.rejected, { reasons, attemptsLeft: 0, frozenUntil: AT }),
  'enterprise.corrected': inSite(enterprise.corrected, {
    enterpriseName: '杭州某某科技有限公司',
    reason: '证照已变更',
    changes: [
      { field: 'legalPerson', before: '张三', after: '李四' },
      { field: 'licenceFileId', before: 'a', after: 'b' },
    ],
  }),
  'enterprise.revoked': inSite(enterprise.revoked, {
    enterpriseName: '杭州某某科技有限公司',
    reason: '证照已注销',
    attemptsLeft: 3,
  }),
  'enterprise.unfrozen': inSite(enterprise.unfrozen, {}),
  'messages.composed': inSite(composedMessage(composed), composed),
  'messages.composed, without a link': inSite(composedMessage(composedWithoutLink), composedWithoutLink),
  'organisation.disabled': inSite(organisation.disabled, {}),
  'organisation.enabled': inSite(organisation.enabled, {}),
  'organisation.passwordReset': inSite(organisation.passwordReset, {}),
  'organisation.phoneChanged': inSite(organisation.phoneChanged, {}),
  'organisation.rightsChanged': inSite(organisation.rightsChanged, {}),
  'search.answered': inSite(search.answered, {
    word: '恐龙',
    text: '新增了文档。',
    link: '/resource-center/document-search?keyword=%E6%81%90%E9%BE%99',
  }),
  'trial.equipped': inSite(trial.equipped, { abilityNo: 12, abilityName: '车牌识别' }),
  'workOrders.taken': inSite(ofAction.take, { order }),
  'workOrders.taken, with a text': inSite(ofAction.take, { order, text: '我来处理。' }),
  'workOrders.taken, by assigning': inSite(ofAction.assign, { order, text: '' }),
  'workOrders.replied': inSite(ofAction.reply, { order, text: '请升级固件。\n然后重试。' }),
  'workOrders.informationAsked': inSite(ofAction.askForInformation, { order, text: '请提供序列号。' }),
  'workOrders.resolved': inSite(ofAction.resolve, { order, text: '已修复。' }),
  'workOrders.invalidated': inSite(ofAction.invalidate, { order, text: '与平台无关。' }),
  'workOrders.closesSoon': inSite(workOrders.closesSoon, { order }),
  'workOrders.closed': inSite(workOrders.closed, { order }),
};

const isNotification = (value: unknown): value is Notification<unknown> =>
  typeof value === 'object' && value !== null && 'event' in value && 'templates' in value;

/** The notifications that the areas export. */
const definedEvents = async (): Promise<{ area: string; event: string; channelNames: string[] }[]> => {
  const folder = join(import.meta.dirname, '../areas');
  const files = globSync('*/notifications.ts', { cwd: folder });
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(join(folder, file));
      const area = file.split('/')[0] as string;
      return Object.values(exported)
        .filter(isNotification)
        .map(({ event, templates }) => ({ area, event, channelNames: Object.keys(templates) }));
    }),
  );
  return found.flat();
};

describe('the in-site message about', () => {
  test.each(Object.entries(expected))('%s', (name, message) => {
    const { event, link = null, ...sent } = samples[name] as Sent;
    expect(name.split(',')[0]).toBe(event);
    expect({ ...sent, link }).toEqual(message);
    expect(sent.title.length).toBeLessThanOrEqual(TITLE_MAXIMUM);
    expect(sent.content.length).toBeLessThanOrEqual(CONTENT_MAXIMUM);
    expect(link ?? '/').toMatch(messageLinkPattern);
    expect(link?.length ?? 0).toBeLessThanOrEqual(LINK_MAXIMUM);
  });
});

test('every sample is compared with what is expected', () => {
  expect(Object.keys(samples)).toEqual(Object.keys(expected));
});

test('every notification of an area has a sample, and a name that begins with the area', async () => {
  const defined = await definedEvents();
  const sampled = new Set(Object.values(samples).map(({ event }) => event));
  expect(defined.length).toBeGreaterThan(20);
  expect(defined.filter(({ event }) => !sampled.has(event))).toEqual([]);
  const prefixOf = (area: string) => area.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  expect(defined.filter(({ area, event }) => !event.startsWith(`${prefixOf(area)}.`))).toEqual([]);
  expect(new Set(defined.map(({ event }) => event)).size).toBe(defined.length);
});

test('every template is for a channel that the server has', async () => {
  const known: readonly string[] = createChannels({} as ChannelParts).map(({ name }) => name);
  const used = (await definedEvents()).flatMap(({ channelNames }) => channelNames);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
