import * as z from 'zod/mini';
import { abilityNo } from '../../catalogue/ability.ts';
import { defineCall } from '../../kit/call.ts';
import { day } from '../../kit/day.ts';
import { keyUses } from '../../kit/key-uses.ts';
import { count } from '../../kit/paging.ts';
import { text } from '../../kit/text.ts';
import { line, lines } from '../../kit/typed-text.ts';
import { version } from '../../kit/version.ts';
import { keyKinds } from '../key-format.ts';
import { keyStates } from './key-states.ts';
import {
  APPLICATION_NAME_MAXIMUM,
  APPLICATION_NOTE_MAXIMUM,
  KEY_ABILITIES_MAXIMUM,
  KEY_DAY_LIMIT_MAXIMUM,
  KEY_NAME_MAXIMUM,
  KEY_NETWORKS_MAXIMUM,
  overlapHours,
} from './limits.ts';
import { foldNetwork } from './network.ts';

const applications = '/api/ai-portal/portal/v1/api/applications';
const keys = '/api/ai-portal/portal/v1/api/keys';

const id = text(36).check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'is no id' }));

const writtenApplication = {
  name: line(APPLICATION_NAME_MAXIMUM, 1),
  note: z._default(lines(APPLICATION_NOTE_MAXIMUM), ''),
  /** Keeps the pictures of its calls for a day. */
  keepsInputs: z._default(z.boolean(), false),
};

const network = text(60, 1).check(
  z.refine((typed) => foldNetwork(typed) !== undefined, { abort: true, error: 'is no network' }),
  z.overwrite((typed) => foldNetwork(typed) ?? typed),
);

/** What a key is for. */
const writtenKey = {
  name: z._default(line(KEY_NAME_MAXIMUM), ''),
  uses: z.array(z.enum(keyUses)).check(z.minLength(1), z.maxLength(keyUses.length)),
  /** Null: for all abilities. */
  abilityNos: z._default(
    z.nullable(z.array(abilityNo).check(z.minLength(1), z.maxLength(KEY_ABILITIES_MAXIMUM))),
    null,
  ),
  /** Empty: any network. */
  networks: z._default(z.array(network).check(z.maxLength(KEY_NETWORKS_MAXIMUM)), []),
  /** The number of charged calls a day; null: the key has no limit. */
  dayLimit: z._default(z.nullable(z.int().check(z.gte(1), z.lte(KEY_DAY_LIMIT_MAXIMUM))), null),
  /** The last day on which the key works, until its end in Shanghai; null: it has no end. */
  expiresOn: z._default(z.nullable(day), null),
};

const application = z.object({
  applicationId: z.string(),
  name: z.string(),
  note: z.string(),
  keepsInputs: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The sub-account that created it; empty: the main account. */
  createdBy: z.string(),
  /** The number of keys that work. */
  goodKeys: count,
  /** The number of all keys, including those that no longer work and are still stored. */
  allKeys: count,
  /** It lags a little behind. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  version,
});
export type Application = z.output<typeof application>;

const ability = z.object({ abilityNo, abilityName: z.string() });

/** The last use of a key from one network, or the last call from there that failed because of the key. */
const keyUse = z.object({
  network: z.string(),
  /** Null: a call that is for no ability. */
  ability: z.nullable(ability),
  usedAt: z.iso.datetime(),
  /** The code of the answer. */
  code: z.string(),
  refused: z.boolean(),
});
export type KeyUseSeen = z.output<typeof keyUse>;

export const applicationKey = z.object({
  keyId: z.string(),
  kind: z.enum(keyKinds),
  /** Its beginning and end. */
  shown: z.string(),
  name: z.string(),
  uses: z.array(z.enum(keyUses)),
  abilities: z.nullable(z.array(ability)),
  networks: z.array(z.string()),
  dayLimit: z.nullable(count),
  /** The charged calls of this day, if the key has a limit. */
  usedToday: count,
  expiresOn: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  state: z.enum(keyStates),
  revokedAt: z.nullable(z.iso.datetime()),
  revokedBy: z.string(),
  blockReason: z.string(),
  /** Until when it works together with its successor. */
  goodUntil: z.nullable(z.iso.datetime()),
  /** The successor of the key, as the page shows it. */
  successor: z.nullable(z.string()),
  /** Where it was last used, or its call last failed; newest first, and a little late. */
  lastUses: z.array(keyUse),
  version,
});
export type ApplicationKey = z.output<typeof applicationKey>;

/** A key that can be read only in this answer. */
const madeKey = z.object({ keyId: z.string(), key: z.string(), shown: z.string(), kind: z.enum(keyKinds) });
export type MadeKey = z.output<typeof madeKey>;

const openedApplication = z.extend(application, { keys: z.array(applicationKey) });

export const listApplications = defineCall({
  name: 'api.listApplications',
  method: 'GET',
  path: applications,
  service: 'ability',
  access: 'applications',
  statuses: [403],
  summary: '本账号的应用；子账号须有权限项“接口密钥”',
  request: z.object({}),
  answer: z.object({ list: z.array(application) }),
});

export const getApplication = defineCall({
  name: 'api.getApplication',
  method: 'GET',
  path: `${applications}/detail`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '一个应用与它的密钥，密钥只有首尾几位；不存在或属于他人时为 404',
  request: z.object({ applicationId: id }),
  answer: openedApplication,
});

export const createApplication = defineCall({
  name: 'api.createApplication',
  method: 'POST',
  path: `${applications}/create`,
  service: 'ability',
  access: 'applications',
  statuses: [403],
  idempotent: true,
  summary: '新建应用；名称已被使用时为 PTL0006，应用已达上限时为 PTL0003',
  request: z.object(writtenApplication),
  answer: z.object({ applicationId: z.string() }),
});

export const updateApplication = defineCall({
  name: 'api.updateApplication',
  method: 'POST',
  path: `${applications}/update`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '修改应用的名称、说明与是否保留输入图片；版本已变时为 PTL0001',
  request: z.object({ ...writtenApplication, applicationId: id, version }),
  answer: application,
});

export const removeApplication = defineCall({
  name: 'api.removeApplication',
  method: 'POST',
  path: `${applications}/remove`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '删除应用与它已失效的密钥；还有可用的密钥时为 PTL0002',
  request: z.object({ applicationId: id }),
  answer: z.null(),
});

// The calls that answer a key are not idempotent: a stored answer would hold the key.
export const createKey = defineCall({
  name: 'api.createKey',
  method: 'POST',
  path: `${keys}/create`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '为应用生成密钥，完整的密钥只在这次答复中；密钥已达上限时为 PTL0003',
  request: z.object({ ...writtenKey, applicationId: id, kind: z.enum(keyKinds) }),
  answer: madeKey,
});

export const updateKey = defineCall({
  name: 'api.updateKey',
  method: 'POST',
  path: `${keys}/update`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '修改密钥的名称与权限，立即生效；已停用的不能修改，为 PTL0002',
  request: z.object({ ...writtenKey, keyId: id, version }),
  answer: z.object({ version }),
});

export const rotateKey = defineCall({
  name: 'api.rotateKey',
  method: 'POST',
  path: `${keys}/rotate`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '生成权限相同的新密钥，旧密钥在重叠时间后失效；不能轮换时为 PTL0002',
  request: z.object({ keyId: id, hours: z.literal([...overlapHours]) }),
  answer: madeKey,
});

export const revokeKey = defineCall({
  name: 'api.revokeKey',
  method: 'POST',
  path: `${keys}/revoke`,
  service: 'ability',
  access: 'applications',
  statuses: [403, 404],
  summary: '停用密钥，在全部节点上立即生效，不能恢复；已停用时为 PTL0002',
  request: z.object({ keyId: id }),
  answer: z.null(),
});
