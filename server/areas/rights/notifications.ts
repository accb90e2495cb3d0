import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { type RaisedLimit, type RaisedLimits, raisedLimits } from '#contract/rights/raised-limits.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';

const words: Record<RaisedLimit, (value: number) => string> = {
  trialsADay: (value) => `每天 ${value} 次`,
  trialsAMonth: (value) => `每月 ${value} 次`,
  trialsInAll: (value) => `累计 ${value} 次`,
  callsASecond: (value) => `每秒 ${value} 次调用`,
  jobPicturesADay: (value) => `任务图片每天 ${value} 张`,
};
export const ofAbility = (abilityName: string) => (abilityName === '' ? '每项能力' : `能力「${abilityName}」`);

/** The figures of a raise in words. */
export const figuresInWords = (figures: RaisedLimits): string[] =>
  raisedLimits.flatMap((name) => {
    const value = figures[name];
    return value === null ? [] : [words[name](value)];
  });

/** An operator has raised the quota of an account. An empty name of the ability is all of them. */
export const quotaRaised = defineNotification<
  RaisedLimits & { abilityName: string; untilOn: string | null; reason: string }
>({
  event: 'rights.raised',
  kind: messageKinds.quota,
  priority: priorities.normal,
  templates: {
    inSite: ({ abilityName, untilOn, reason, ...figures }) => ({
      title: '您的额度已提高',
      content: [
        `${ofAbility(abilityName)}的额度已由平台运营人员提高，立即生效：`,
        ...figuresInWords(figures),
        untilOn === null ? '没有截止日期。' : `有效至 ${untilOn} 结束（北京时间）。`,
        `原因：${reason}`,
      ].join('\n'),
      link: '/account/rights',
    }),
  },
});

export const raiseEnded = defineNotification<{ abilityName: string; reason: string }>({
  event: 'rights.raiseEnded',
  kind: messageKinds.quota,
  priority: priorities.important,
  templates: {
    inSite: ({ abilityName, reason }) => ({
      title: '提高的额度已结束',
      content: `${ofAbility(abilityName)}提高的额度已由平台运营人员结束，现在按所在等级的额度计算。\n原因：${reason}`,
      link: '/account/rights',
    }),
  },
});
