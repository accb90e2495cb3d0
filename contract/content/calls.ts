import * as z from 'zod/mini';
import { entryStates, versionReasons } from '../kit/content/actions.ts';
import { SLUG_MAXIMUM } from '../kit/content/define-content.ts';
import { NOTE_MAXIMUM, PURGE_REASON_MAXIMUM, VERSION_PAGE_SIZE } from '../kit/content/limits.ts';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count, pageSize } from '../kit/paging.ts';
import { line } from '../kit/readable-text.ts';
import { validationErrorNames } from '../kit/content/validation-errors.ts';
import { text } from '../kit/text.ts';
import { version } from '../kit/version.ts';
import { entryList } from './entry-list.ts';

const content = '/api/ai-portal/portal/v1/content';
const shared = { service: 'ability', access: 'consoleContent' } as const;

const entryId = z.uuid();
const no = z.int().check(z.gte(1), z.lte(2_147_483_646));
const kind = text(30, 1).check(z.regex(/^[a-z][A-Za-z]*$/));
const slug = text(SLUG_MAXIMUM, 1);
/** The values of the entry's fields; `contract/<area>/content.ts` describes them. */
const payload = z.record(text(60, 1), z.unknown());
const time = z.iso.datetime({ offset: true });
const note = text(NOTE_MAXIMUM);

/** The entry, and the revision that the operator saw. */
const seen = { entryId, revision: version };
const performed = z.object({
  entryId: z.string(),
  revision: version,
  draftNo: z.nullable(no),
  publishedNo: z.nullable(no),
});

const head = {
  entryId: z.string(),
  kind: z.string(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(entryStates),
  revision: version,
  publishAt: z.nullable(z.iso.datetime()),
  unpublishAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  updateTime: z.iso.datetime(),
  /** Null if the entry came with the default content, or if a schedule changed it. */
  updatedBy: z.nullable(z.string()),
  /** A newer default waits for a decision. */
  hasOffer: z.boolean(),
};
const listed = z.object({
  ...head,
  /** The operators who are typing in it now. */
  typing: z.array(z.string()),
  /** Values that its text names have changed since an operator last checked it. */
  factsChanged: z.boolean(),
});
export type ListedEntry = z.output<typeof listed>;

export const queryEntries = defineCall({
  name: 'content.queryEntries',
  method: 'POST',
  path: `${content}/query`,
  ...shared,
  summary: '运营可编辑的内容，默认最近修改的在前，也可以最早的在前或按标题；不带状态时不含已删除的',
  request: z.object(requestFields(entryList, {})),
  answer: z.object({ ...boundedTotal, list: z.array(listed) }),
});

const TARGETS_MAXIMUM = 500;
const ADDRESS_MAXIMUM = 300;
const targets = {
  entryIds: z.array(entryId).check(z.maxLength(TARGETS_MAXIMUM)),
  pictures: z.array(text(ADDRESS_MAXIMUM)).check(z.maxLength(TARGETS_MAXIMUM)),
  /** Addresses of the portal. Pages other than entries, and other sites, are never reported as missing. */
  links: z._default(z.array(text(ADDRESS_MAXIMUM)).check(z.maxLength(TARGETS_MAXIMUM)), []),
  /** What is between the braces of directives. */
  directives: z._default(z.array(text(ADDRESS_MAXIMUM)).check(z.maxLength(TARGETS_MAXIMUM)), []),
};

export const checkTargets = defineCall({
  name: 'content.checkTargets',
  method: 'POST',
  path: `${content}/targets`,
  ...shared,
  summary: '内容引用的条目、图片与站内页面中访客看不到的部分，以及不认识的取值指令',
  request: z.object(targets),
  answer: z.object({
    entryIds: z.array(z.string()),
    pictures: z.array(z.string()),
    links: z.array(z.string()),
    directives: z.array(z.string()),
  }),
});

export const checkPayload = defineCall({
  name: 'content.checkPayload',
  method: 'POST',
  path: `${content}/check`,
  ...shared,
  statuses: [404],
  summary: '一项内容现在还不能发布的原因，包括只有服务器知道的，例如文件不在或章节晚于影片的结尾；什么也不保存',
  request: z.object({ entryId, payload }),
  answer: z.object({
    problems: z.array(
      z.object({
        path: z.string(),
        problem: z.enum(validationErrorNames),
        limit: z.optional(z.number()),
        line: z.optional(z.number()),
        reason: z.optional(z.string()),
      }),
    ),
  }),
});

const versionHead = z.object({
  no,
  title: z.string(),
  reason: z.enum(versionReasons),
  note: z.string(),
  /** Null for the default content. */
  author: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Equal contents have equal hashes. */
  hash: z.string(),
  /** Its content was removed for good. */
  purged: z.boolean(),
});
export type VersionHead = z.output<typeof versionHead>;

/** The most entries that a tree in the console shows. */
export const TREE_MAXIMUM = 5000;

export const queryTree = defineCall({
  name: 'content.queryTree',
  method: 'GET',
  path: `${content}/tree`,
  ...shared,
  statuses: [404],
  summary: `一种树形内容的全部条目，按显示顺序平铺，最多 ${TREE_MAXIMUM} 项；已删除的除外`,
  request: z.object({ kind }),
  answer: z.object({ list: z.array(z.extend(z.object(head), { parentId: z.nullable(z.string()) })) }),
});
export type TreeEntry = z.output<typeof queryTree.answer>['list'][number];

export const getEntry = defineCall({
  name: 'content.getEntry',
  method: 'GET',
  path: `${content}/entry`,
  ...shared,
  statuses: [404],
  summary:
    '一项内容：草稿（没有时为已发布的版本）、自己尚未存为草稿的输入、正在编辑的人、引用它的内容；不存在时状态为 404',
  request: z.object({ entryId }),
  answer: z.object({
    ...head,
    parentId: z.nullable(z.string()),
    position: z.int(),
    draftNo: z.nullable(no),
    publishedNo: z.nullable(no),
    /** The version that is edited. */
    no,
    payload,
    /** What visitors see; null if they see nothing, or just this. */
    publishedPayload: z.nullable(payload),
    /** What an open review wants to publish; null if there is none, or if it wants to publish `payload`. */
    reviewPayload: z.nullable(payload),
    /** The last unsaved text of the caller, and the revision on which it is based. */
    typed: z.nullable(z.object({ baseNo: no, revision: version, payload, at: z.iso.datetime() })),
    /** Who else is typing. */
    typing: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    /** Other users with unsaved text, which a purge drops. */
    unsaved: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    /** The revision to which the last purge has led; 0 if there was none. */
    purgedRevision: count,
    usedBy: z.array(z.object({ entryId: z.string(), kind: z.string(), slug: z.string(), title: z.string() })),
    /** Newer default content, which the operator may take. */
    offer: z.nullable(z.object({ digest: z.string(), payload, at: z.iso.datetime() })),
    /** The newest request for a review. */
    review: z.nullable(
      z.object({
        no,
        state: z.enum(['open', 'passed', 'returned']),
        askedBy: z.string(),
        note: z.string(),
        askedAt: z.iso.datetime(),
        answeredBy: z.nullable(z.string()),
        answer: z.string(),
        answeredAt: z.nullable(z.iso.datetime()),
      }),
    ),
    /** The values that the published text names and that have changed since; null: the name no longer exists. */
    changedFacts: z.array(z.object({ name: z.string(), before: z.string(), now: z.nullable(z.string()) })),
    /** Whether the caller may publish it. */
    mayPublish: z.boolean(),
    mayPurge: z.boolean(),
  }),
});
export type EntryDetail = z.output<typeof getEntry.answer>;

export const queryVersions = defineCall({
  name: 'content.queryVersions',
  method: 'POST',
  path: `${content}/versions`,
  ...shared,
  statuses: [404],
  summary: '一项内容的历史版本，最新的在前；belowNo 之前的一页',
  request: z.object({
    entryId,
    belowNo: z._default(no, 2_147_483_646),
    pageSize: z._default(pageSize, VERSION_PAGE_SIZE),
  }),
  answer: z.object({ list: z.array(versionHead) }),
});

export const getVersion = defineCall({
  name: 'content.getVersion',
  method: 'GET',
  path: `${content}/version`,
  ...shared,
  statuses: [404],
  summary: '一个历史版本的内容；不存在时状态为 404',
  request: z.object({ entryId, no: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_646)) }),
  answer: z.extend(versionHead, { payload }),
});

export const previewEntry = defineCall({
  name: 'content.preview',
  method: 'GET',
  path: `${content}/preview`,
  ...shared,
  statuses: [404],
  summary: '预览的地址：`no` 为版本，缺省为操作人正在输入的内容；内容有误时返回 10003 和字段',
  request: z.object({
    entryId,
    no: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_646))),
  }),
  answer: z.object({ address: z.string() }),
});

export const createEntry = defineCall({
  name: 'content.createEntry',
  method: 'POST',
  path: `${content}/create`,
  ...shared,
  statuses: [404],
  idempotent: true,
  summary: '新建一项内容，存为草稿；slug 留空时按名称的拼音取一个空闲的地址；地址已被使用时为 PTL0006',
  request: z.object({
    kind,
    slug: z._default(text(SLUG_MAXIMUM), ''),
    parentId: z._default(z.nullable(entryId), null),
    payload,
  }),
  answer: performed,
});

export const typeDraft = defineCall({
  name: 'content.typeDraft',
  method: 'POST',
  path: `${content}/type`,
  ...shared,
  statuses: [404],
  summary:
    '保留自己正在输入的内容（null 表示不再保留），并返回同时在编辑的人；不产生版本；revision 之后有版本被彻底清除时为 PTL0018',
  request: z.object({ ...seen, baseNo: no, payload: z.nullable(payload) }),
  answer: z.object({
    typing: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    /** The entry's revision now; it differs if another operator has changed the entry. */
    revision: version,
  }),
});

const act = { ...shared, method: 'POST', statuses: [404] } as const;
const failures = '已被他人修改时为 PTL0001，当前状态不支持时为 PTL0002';
const purged = 'revision 之后有版本被彻底清除时为 PTL0018';

export const saveDraft = defineCall({
  ...act,
  name: 'content.saveDraft',
  path: `${content}/draft/save`,
  summary: `将内容存为草稿版本，访客看不到；automatic 表示自动保存；${failures}；${purged}`,
  request: z.object({ ...seen, payload, note: z._default(note, ''), automatic: z._default(z.boolean(), false) }),
  answer: performed,
});

export const discardDraft = defineCall({
  ...act,
  name: 'content.discardDraft',
  path: `${content}/draft/discard`,
  summary: `放弃草稿；从未发布过的内容随之删除；${failures}`,
  request: z.object(seen),
  answer: performed,
});

export const restoreVersion = defineCall({
  ...act,
  name: 'content.restoreVersion',
  path: `${content}/version/restore`,
  summary: `将历史版本恢复为草稿，已发布的内容不变；${failures}`,
  request: z.object({ ...seen, no }),
  answer: performed,
});

export const askReview = defineCall({
  ...act,
  name: 'content.askReview',
  path: `${content}/review/ask`,
  summary: `请有发布权限的同事审核草稿；内容有误时为 10003；${failures}`,
  request: z.object({ ...seen, note }),
  answer: performed,
});

export const returnReview = defineCall({
  ...act,
  name: 'content.returnReview',
  path: `${content}/review/return`,
  summary: `退回审核请求并说明原因；${failures}`,
  request: z.object({ ...seen, answer: line(NOTE_MAXIMUM) }),
  answer: performed,
});

export const publish = defineCall({
  ...act,
  name: 'content.publish',
  path: `${content}/publish`,
  summary: `发布草稿、指定的版本 no，或随请求提交的内容；内容有误时为 10003，data.field 为所在字段；${failures}；${purged}`,
  request: z.object({ ...seen, payload: z.optional(payload), no: z.optional(no), note: z._default(note, '') }),
  answer: performed,
});

export const schedulePublishing = defineCall({
  ...act,
  name: 'content.schedulePublishing',
  path: `${content}/publish/schedule`,
  summary: `定时发布当前草稿，at 为 null 时取消；时间已过时为 10003；${failures}`,
  request: z.object({ ...seen, at: z.nullable(time) }),
  answer: performed,
});

export const scheduleUnpublishing = defineCall({
  ...act,
  name: 'content.scheduleUnpublishing',
  path: `${content}/unpublish/schedule`,
  summary: `定时下架，at 为 null 时取消；时间已过时为 10003；${failures}`,
  request: z.object({ ...seen, at: z.nullable(time) }),
  answer: performed,
});

const confirmed = z._default(z.boolean(), false);

export const unpublish = defineCall({
  ...act,
  name: 'content.unpublish',
  path: `${content}/unpublish`,
  summary: `下架；仍被其他内容引用且未确认时为 PTL0017；${failures}`,
  request: z.object({ ...seen, confirmed }),
  answer: performed,
});

export const moveEntry = defineCall({
  ...act,
  name: 'content.moveEntry',
  path: `${content}/move`,
  summary: `移动到另一上级之下；上级不存在或在其自身之下时为 10003；${failures}`,
  request: z.object({ ...seen, parentId: z.nullable(entryId), position: z.int().check(z.gte(0), z.lte(100_000)) }),
  answer: performed,
});

export const changeAddress = defineCall({
  ...act,
  name: 'content.changeAddress',
  path: `${content}/address`,
  summary: `修改地址，发布过的旧地址转到新地址；地址已被使用时为 PTL0006；${failures}`,
  request: z.object({ ...seen, slug }),
  answer: performed,
});

export const deleteEntry = defineCall({
  ...act,
  name: 'content.deleteEntry',
  path: `${content}/delete`,
  summary: `删除已下架的内容，30 天内可撤销；有下级、或仍被引用且未确认时为 PTL0017；${failures}`,
  request: z.object({ ...seen, confirmed }),
  answer: performed,
});

export const undeleteEntry = defineCall({
  ...act,
  name: 'content.undeleteEntry',
  path: `${content}/undelete`,
  summary: `撤销删除；地址已被使用时为 PTL0006；${failures}`,
  request: z.object(seen),
  answer: performed,
});

export const purgeVersion = defineCall({
  ...act,
  access: 'consoleContentPublish',
  name: 'content.purgeVersion',
  path: `${content}/version/purge`,
  summary: `彻底清除一个版本的内容，只留编号、哈希与原因；各操作人尚未保存的输入一并清除；${failures}`,
  request: z.object({ ...seen, no, reason: line(PURGE_REASON_MAXIMUM) }),
  answer: z.extend(performed, {
    /** How many other operators had typed something that was not saved, and is gone. */
    dropped: count,
  }),
});

export const answerOffer = defineCall({
  ...act,
  name: 'content.answerOffer',
  path: `${content}/offer`,
  summary: `将新的默认内容取为草稿，或不再提示；${failures}`,
  request: z.object({ ...seen, digest: text(64, 64), take: z.boolean() }),
  answer: performed,
});

export const confirmFacts = defineCall({
  name: 'content.confirmFacts',
  method: 'POST',
  path: `${content}/facts/confirm`,
  ...shared,
  statuses: [404],
  summary: '正文引用的数值已核对，不再提示变化；没有引用数值的内容状态为 404',
  request: z.object({ entryId }),
  answer: z.object({ entryId: z.string() }),
});
