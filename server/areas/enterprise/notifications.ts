import type { FieldChange } from '#contract/enterprise/amendment-schemas.ts';
import type { Reason } from '#contract/enterprise/calls.ts';
import type { ReviewedField } from '#contract/enterprise/application.ts';
import { CERTIFICATION_ATTEMPTS } from '#contract/enterprise/limits.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';
import { timeInWords } from '#server/kit/notify/time-in-words.ts';

const CERTIFICATION_PATH = '/account/certification';

const fieldNames: Record<ReviewedField, string> = {
  licenceFileId: '证照图片',
  subjectKind: '主体类型',
  enterpriseName: '企业名称',
  creditCode: '统一社会信用代码',
  legalPerson: '法定代表人',
  regionCode: '所在地区',
  address: '详细地址',
  foundedOn: '成立日期',
  termUntil: '营业期限',
  sizeBand: '企业规模',
  industry: '所属行业',
  website: '企业网站',
  contactName: '联系人',
  contactPhone: '联系电话',
  contactEmail: '联系邮箱',
  other: '其他',
};

export const passed = defineNotification<{ enterpriseName: string }>({
  event: 'enterprise.passed',
  kind: messageKinds.certification,
  priority: priorities.important,
  templates: {
    inSite: ({ enterpriseName }) => ({
      title: '企业认证已通过',
      content: `“${enterpriseName}”的企业认证已通过，企业权益即刻生效，可在账号中心的企业管理中创建子账号。`,
      link: CERTIFICATION_PATH,
    }),
  },
});

export const rejected = defineNotification<{
  reasons: readonly Reason[];
  attemptsLeft: number;
  /** Set once no attempt is left. */
  frozenUntil: Date | null;
}>({
  event: 'enterprise.rejected',
  kind: messageKinds.certification,
  priority: priorities.warning,
  templates: {
    inSite: ({ reasons, attemptsLeft, frozenUntil }) => ({
      title: '企业认证未通过',
      content: [
        '企业认证未通过，原因如下：',
        ...reasons.map(({ field, reason }) => `${fieldNames[field]}：${reason}`),
        '',
        frozenUntil
          ? `提交次数已用完，认证已冻结，将于 ${timeInWords(frozenUntil)} 自动解冻。`
          : `还可提交 ${attemptsLeft} 次，修改后可重新提交，所填内容已为您保留。`,
      ].join('\n'),
      link: CERTIFICATION_PATH,
    }),
  },
});

export const corrected = defineNotification<{
  enterpriseName: string;
  reason: string;
  changes: readonly FieldChange[];
}>({
  event: 'enterprise.corrected',
  kind: messageKinds.certification,
  priority: priorities.important,
  templates: {
    inSite: ({ enterpriseName, reason, changes }) => ({
      title: '企业认证信息已更正',
      content: [
        `平台运营人员更正了“${enterpriseName}”的企业认证信息，原因：${reason}`,
        ...changes.map(({ field, before, after }) =>
          field === 'licenceFileId' ? `${fieldNames[field]}：已更换` : `${fieldNames[field]}：${before} → ${after}`,
        ),
        '',
        '企业权益不受影响。如有疑问，请提交“账号与认证”工单。',
      ].join('\n'),
      link: CERTIFICATION_PATH,
    }),
  },
});

export const revoked = defineNotification<{ enterpriseName: string; reason: string; attemptsLeft: number }>({
  event: 'enterprise.revoked',
  kind: messageKinds.certification,
  priority: priorities.warning,
  templates: {
    inSite: ({ enterpriseName, reason, attemptsLeft }) => ({
      title: '企业认证已撤销',
      content: [
        `“${enterpriseName}”的企业认证已被平台运营人员撤销，原因：${reason}`,
        '企业权益随之失效，子账号仍可登录，数据均保留。',
        '',
        `可修改后重新提交认证，还可提交 ${attemptsLeft} 次，所填内容已为您保留。如有疑问，请提交“账号与认证”工单。`,
      ].join('\n'),
      link: CERTIFICATION_PATH,
    }),
  },
});

export const unfrozen = defineNotification({
  event: 'enterprise.unfrozen',
  kind: messageKinds.certification,
  priority: priorities.normal,
  templates: {
    inSite: () => ({
      title: '企业认证已解冻',
      content: `企业认证已自动解冻，可重新提交，共有 ${CERTIFICATION_ATTEMPTS} 次机会。`,
      link: CERTIFICATION_PATH,
    }),
  },
});
