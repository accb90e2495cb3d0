import { documentPath } from '../documents/document-path.ts';
import * as portal from '../kit/errors/portal.ts';
import { addOrderPath } from '../work-orders/add-path.ts';
import { remedyOf } from './remedies.ts';
import { referencePath } from './reference-path.ts';

/** The page on which an error is fixed, and the action there. */
export interface RemedyAction {
  label: string;
  path: string;
}

const keys: RemedyAction = { label: '管理密钥', path: '/account/applications' };
const moreQuota: RemedyAction = { label: '申请额度', path: addOrderPath({ kind: 'quota' }) };
const reportFault: RemedyAction = { label: '提交“故障”工单', path: addOrderPath({ kind: 'fault' }) };
const callReference: RemedyAction = { label: '查看接口说明', path: referencePath() };
const limits: RemedyAction = { label: '查看限流与重试', path: `${referencePath()}#limits` };
const pictures: RemedyAction = { label: '查看图片要求', path: documentPath('picture-formats') };
const abilities: RemedyAction = { label: '查看可调用的能力', path: `${referencePath()}#abilities` };

const actions: Readonly<Record<string, RemedyAction>> = {
  '10005': pictures,
  '10006': abilities,
  '10007': abilities,
  '10008': { label: '去认证企业', path: '/account/certification' },
  '20002': moreQuota,
  '20003': moreQuota,
  '20004': moreQuota,
  '20005': pictures,
  '20007': pictures,
  '20008': limits,
  '20009': pictures,
  '20010': pictures,
  '20011': pictures,
  '20012': pictures,
  [portal.ACCOUNT_LOCKED]: { label: '查看账号锁定的处理办法', path: documentPath('locked-account') },
  [portal.NO_MORE]: keys,
  [portal.KEY_WRONG]: keys,
  [portal.KEY_ROTATED]: keys,
  [portal.KEY_IN_ADDRESS]: keys,
  [portal.TEST_KEY]: keys,
};

const byMender = { developer: callReference, account: keys, operator: reportFault, nobody: limits } as const;

/** Returns the page on which an error of a call is fixed. */
export const remedyActionOf = (code: string): RemedyAction => actions[code] ?? byMender[remedyOf(code).who];
