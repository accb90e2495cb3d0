import * as z from 'zod/mini';
import { actReason } from '../../kit/act-reason.ts';
import { defineCall } from '../../kit/call.ts';
import { keyUses } from '../../kit/key-uses.ts';
import { KEYWORD_MAXIMUM } from '../../kit/limits.ts';
import { requestFields } from '../../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../../kit/paging.ts';
import { text } from '../../kit/text.ts';
import { version } from '../../kit/version.ts';
import { keyKinds } from '../key-format.ts';
import { applicationKey } from './calls.ts';
import { consoleKeyList } from './console-key-list.ts';
import { keyStates } from './key-states.ts';

/** The keys of all accounts, and how operators block them. */
const base = '/api/ai-portal/portal/v1/api/console/keys';
const common = { service: 'ability', access: 'consoleApi', method: 'POST' } as const;

const keyId = text(36).check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'is no id' }));
const reason = actReason;

/** The owner of a key. */
const owner = {
  accountId: z.string(),
  userName: z.string(),
  enterpriseName: z.nullable(z.string()),
  applicationId: z.string(),
  applicationName: z.string(),
};

export const listedKey = z.object({
  ...owner,
  keyId: z.string(),
  kind: z.enum(keyKinds),
  /** Its beginning and end. */
  shown: z.string(),
  name: z.string(),
  uses: z.array(z.enum(keyUses)),
  state: z.enum(keyStates),
  createdAt: z.iso.datetime(),
});
export type ListedKey = z.output<typeof listedKey>;

export const queryKeys = defineCall({
  ...common,
  name: 'api.queryKeys',
  path: `${base}/query`,
  summary:
    '查找应用密钥：关键词为密钥开头或末尾的几位，账号的用户名、企业名称或编号，或应用名称；关键词中完整的密钥只按首尾几位查找',
  request: z.object(
    requestFields(consoleKeyList, { keyword: z._default(text(KEYWORD_MAXIMUM), ''), pageNo, pageSize }),
  ),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(listedKey) }),
});
export type KeyQuery = z.output<typeof queryKeys.request>;

const openedKey = z.extend(applicationKey, owner);
export type OpenedKey = z.output<typeof openedKey>;

export const getKey = defineCall({
  ...common,
  name: 'api.getKey',
  path: `${base}/detail`,
  statuses: [404],
  summary: '一个应用密钥的权限、限制、所有者与最近的使用',
  request: z.object({ keyId }),
  answer: openedKey,
});

export const blockKey = defineCall({
  ...common,
  name: 'api.blockKey',
  path: `${base}/block`,
  statuses: [404],
  summary: '停用密钥并通知所有者，在全部节点上立即生效；已停用时为 PTL0002，版本已变时为 PTL0001',
  request: z.object({ keyId, version, reason }),
  answer: openedKey,
});

export const unblockKey = defineCall({
  ...common,
  name: 'api.unblockKey',
  path: `${base}/unblock`,
  statuses: [404],
  summary: '恢复运营人员停用的密钥并通知所有者；不是运营人员停用的为 PTL0002，版本已变时为 PTL0001',
  request: z.object({ keyId, version, reason }),
  answer: openedKey,
});
