import * as z from 'zod/mini';
import { sha256 } from '../files/large-calls.ts';
import { FILE_NAME_MAXIMUM } from '../files/limits.ts';
import { defineCall } from '../kit/call.ts';
import { SLUG_MAXIMUM } from '../kit/content/define-content.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { audiences, encryptedTypeNames, encryptionFormats, fileClasses } from './access.ts';
import { downloadList } from './download-list.ts';
import { LABEL_MAXIMUM } from './limits.ts';

const portal = '/api/ai-portal/portal/v1';
const resource = `${portal}/download-resource`;
const shared = { service: 'ability', access: 'public' } as const;

/** The file of a version. */
const versionFile = z.object({
  versionId: z.string(),
  version: z.string(),
  releaseTime: z.iso.datetime(),
  name: z.string(),
  size: count,
  sha256: z.string(),
});

const summary = z.object({
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** A drawing or a picture of the library; empty if there is none. */
  cover: z.string(),
  labels: z.array(z.string()),
  /** Who may download. */
  audience: z.enum(audiences),
  licence: z.string(),
  firmware: z.array(z.string()),
  fileClass: z.literal(Object.values(fileClasses)),
  updateTime: z.iso.datetime(),
  viewCount: count,
  downloadCount: count,
  versionCount: count,
  newest: versionFile,
});
export type DownloadSummary = z.output<typeof summary>;

export const queryDownloads = defineCall({
  ...shared,
  name: 'downloads.query',
  method: 'POST',
  path: `${resource}/query`,
  cacheable: true,
  summary:
    '下载资源列表，可按关键字和标签筛选；sortType：默认 0（下载多的在前）、更新从新到旧 1、从旧到新 2、浏览从多到少 3、从少到多 4',
  request: z.object(
    requestFields(downloadList, {
      label: z.optional(text(LABEL_MAXIMUM, 1)),
    }),
  ),
  answer: z.object({ ...boundedTotal, pageNo, pageSize, list: z.array(summary) }),
});

const key = text(SLUG_MAXIMUM, 1);
const versionId = text(64, 1);

const detail = z.extend(summary, {
  /** The abilities that it belongs to, of those that the host shows. */
  abilities: z.array(z.object({ abilityNo: z.int(), abilityName: z.string() })),
  /** The newest first. */
  versions: z.array(
    z.extend(versionFile, {
      /** Release notes as Markdown, and as HTML. */
      notes: z.string(),
      notesHtml: z.string(),
    }),
  ),
});
export type DownloadDetail = z.output<typeof detail>;
export type DownloadVersion = DownloadDetail['versions'][number];

export const getDownload = defineCall({
  ...shared,
  name: 'downloads.get',
  method: 'GET',
  path: `${resource}/detail`,
  cacheable: true,
  statuses: [404],
  summary: '一项下载资源及其全部版本；uuid 为编号或地址，地址已改变时 slug 为新地址；不存在时状态为 404',
  request: z.object({ uuid: key }),
  answer: detail,
});

export const getDownloadStatistics = defineCall({
  ...shared,
  name: 'downloads.getStatistics',
  method: 'GET',
  path: `${resource}/statistics`,
  cacheable: true,
  statuses: [404],
  summary: '下载资源的数量、版本数、浏览与下载次数；给出 uuid 时只统计这一项',
  request: z.object({ uuid: z.optional(key) }),
  answer: z.object({ resourceCount: count, versionCount: count, viewCount: count, downloadCount: count }),
});

export const listDownloadTitles = defineCall({
  ...shared,
  name: 'downloads.listTitles',
  method: 'GET',
  path: `${resource}/title/all`,
  cacheable: true,
  summary: '全部下载资源的编号与标题',
  request: z.object({}),
  answer: z.array(z.object({ uuid: z.string(), slug: z.string(), title: z.string() })),
});

export const verifyDownload = defineCall({
  ...shared,
  name: 'downloads.verify',
  method: 'GET',
  path: `${portal}/common/download/verify`,
  readsUser: true,
  statuses: [401, 404],
  summary:
    '核对当前用户能否下载某个版本，返回 24 小时内有效的地址，持有地址即可下载；需登录而未登录时状态为 401，仅限认证企业时为 PTL0041，资源或版本不存在时状态为 404',
  request: z.object({ uuid: text(64, 1), versionId }),
  answer: z.object({ url: z.string(), size: count, sha256: z.string(), expireAt: z.iso.datetime() }),
});

const counted = {
  ...shared,
  method: 'POST',
  statuses: [404],
  idempotent: true,
} as const;

export const countDownloadView = defineCall({
  ...counted,
  name: 'downloads.countView',
  path: `${resource}/view`,
  summary: '记录一次下载资源的浏览；同一 Idempotency-Key 只计一次',
  request: z.object({ uuid: z.uuid() }),
  answer: z.object({ uuid: z.string() }),
});

export const countDownload = defineCall({
  ...counted,
  name: 'downloads.countDownload',
  path: `${resource}/download`,
  readsUser: true,
  summary: '记录一次下载；同一 Idempotency-Key 只计一次。登录用户的下载进入其下载记录',
  request: z.object({ uuid: z.uuid(), versionId }),
  answer: z.object({ uuid: z.string() }),
});

export const getDecryptionKey = defineCall({
  name: 'downloads.getKey',
  method: 'GET',
  path: `${resource}/key`,
  service: 'ability',
  access: 'user',
  statuses: [404],
  summary: '加密文件（fileClass 为 2）的加密方式、密钥和类型；无权下载时与 verify 相同',
  request: z.object({ uuid: text(64, 1) }),
  answer: z.object({
    format: z.enum(encryptionFormats),
    key: z.string(),
    type: z.enum(encryptedTypeNames),
  }),
});

export const fileStates = ['known', 'damaged', 'unknown'] as const;

export const checkFile = defineCall({
  ...shared,
  name: 'downloads.checkFile',
  method: 'GET',
  path: `${resource}/check`,
  summary:
    '按 SHA-256 查一个文件是哪项资源的哪个版本；没有这样的文件而文件名相同时为 damaged（没下完或被改过），否则为 unknown',
  request: z.object({ sha256, name: z.optional(text(FILE_NAME_MAXIMUM)) }),
  answer: z.object({
    state: z.enum(fileStates),
    /** The versions with this hash; for a damaged file those with its name. */
    found: z.array(
      z.extend(versionFile, { uuid: z.string(), slug: z.string(), title: z.string(), isNewest: z.boolean() }),
    ),
  }),
});
export type FoundFile = z.output<typeof checkFile.answer>;

const own = {
  service: 'ability',
  access: 'user',
} as const;

export const listOwnDownloads = defineCall({
  ...own,
  name: 'downloads.listOwn',
  method: 'GET',
  path: `${resource}/own`,
  summary: '当前用户最近下载过的资源，以及关注了新版本的资源',
  request: z.object({}),
  answer: z.object({
    taken: z.array(
      z.object({
        uuid: z.string(),
        /** Null if it is no longer shown. */
        slug: z.nullable(z.string()),
        title: z.string(),
        version: z.string(),
        name: z.string(),
        time: z.iso.datetime(),
        /** The newest version, if it is another one. */
        newer: z.nullable(z.string()),
      }),
    ),
    subscribed: z.array(z.object({ uuid: z.string(), slug: z.string(), title: z.string(), version: z.string() })),
  }),
});
export type OwnDownloads = z.output<typeof listOwnDownloads.answer>;

export const subscribeToDownload = defineCall({
  ...own,
  name: 'downloads.subscribe',
  method: 'POST',
  path: `${resource}/subscribe`,
  statuses: [404],
  summary: '有新版本时通知，或不再通知',
  request: z.object({ uuid: z.uuid(), wanted: z.boolean() }),
  answer: z.object({ wanted: z.boolean() }),
});
