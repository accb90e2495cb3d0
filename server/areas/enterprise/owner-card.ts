import type { AnswerOf } from '#contract/kit/call.ts';
import type { getAccountInfo } from '#contract/enterprise/calls.ts';
import { filePath } from '#contract/files/file-path.ts';
import { authStatuses, isExclusive, isNormal, isOperator, isPortalManager } from '#contract/kit/roles.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

type OwnerCard = NonNullable<AnswerOf<typeof getAccountInfo>['ownerCenter']>;

/** The facts of a certification that the card shows in addition to its status. */
export interface CertificationFacts {
  attemptsLeft: number;
  frozenUntil: Date | null;
}

const plain: OwnerCard = {
  img: null,
  title: '',
  titleColor: 'text',
  icon: 'building-2',
  iconMessage: '',
  enterpriseMessages: [],
  authMessage: null,
  authBtnTitle: null,
  authBtnLink: null,
  unlockingTime: null,
  times: null,
};

const enterpriseLine = (value: string) => ({ id: 'enterpriseName', name: '企业名称', value });
const notNamed = '未填写';

const ofSubAccount = ({ enterpriseName, accountName }: SignedInUser): OwnerCard => ({
  ...plain,
  title: '企业子账号',
  icon: 'users-round',
  iconMessage: '由企业主账号创建并授权',
  enterpriseMessages: [
    enterpriseLine(enterpriseName ?? notNamed),
    { id: 'accountName', name: '主账号', value: accountName },
  ],
});

const ofCertified = ({ enterpriseName }: SignedInUser): OwnerCard => ({
  ...plain,
  title: '已认证企业',
  titleColor: 'success',
  icon: 'badge-check',
  iconMessage: '企业已认证',
  enterpriseMessages: [enterpriseLine(enterpriseName ?? notNamed)],
});

const ofStatus = (user: SignedInUser, { attemptsLeft, frozenUntil }: CertificationFacts): OwnerCard => {
  switch (user.authStatus) {
    case authStatuses.authorized:
      return ofCertified(user);
    case authStatuses.authorizing:
      return {
        ...plain,
        title: '企业认证审核中',
        icon: 'hourglass',
        iconMessage: '企业认证审核中',
        authMessage: '审核期间可临时享有企业权益',
      };
    case authStatuses.failed:
      return {
        ...plain,
        title: '企业认证未通过',
        titleColor: 'danger',
        icon: 'circle-x',
        iconMessage: '企业认证未通过',
        authMessage: `还可提交 ${attemptsLeft} 次`,
        authBtnTitle: '查看原因',
        authBtnLink: '/account/account',
        times: attemptsLeft,
      };
    case authStatuses.frozen:
      return {
        ...plain,
        title: '企业认证已冻结',
        titleColor: 'warning',
        icon: 'snowflake',
        iconMessage: '企业认证已冻结',
        authMessage: '冻结期间不能提交',
        unlockingTime: frozenUntil?.toISOString() ?? null,
        times: attemptsLeft,
      };
    default:
      return {
        ...plain,
        title: '未认证企业',
        icon: 'building-2',
        iconMessage: '企业未认证',
        authMessage: '完成企业认证，可享有更多权益',
        authBtnTitle: '查看权益',
        authBtnLink: '/account/rights',
      };
  }
};

const cardOf = (user: SignedInUser, certification: CertificationFacts): OwnerCard | null => {
  if (user.subAccountId !== undefined) return ofSubAccount(user);
  if (isExclusive(user.accountRole) || isPortalManager(user.accountRole) || isOperator(user.userRoles)) return null;
  return isNormal(user.accountRole) ? ofStatus(user, certification) : ofCertified(user);
};

/** Returns the enterprise card of an account's owner as defined by ACC-08, or null if none is shown. */
export const ownerCardOf = (user: SignedInUser, certification: CertificationFacts): OwnerCard | null => {
  const card = cardOf(user, certification);
  return card && { ...card, img: user.avatarFileId && filePath(user.avatarFileId) };
};
