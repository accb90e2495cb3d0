import * as z from 'zod/mini';
import { fileId } from '../files/file-id.ts';
import { FILE_NAME_MAXIMUM } from '../files/limits.ts';
import { type AnswerOf, defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count } from '../kit/paging.ts';
import { line } from '../kit/readable-text.ts';
import { version } from '../kit/version.ts';
import { ALT_MAXIMUM, MEDIA_MAXIMUM_BYTES, TAG_MAXIMUM, TAGS_MAXIMUM } from './limits.ts';
import { mediaList } from './media-list.ts';

const media = '/api/ai-portal/portal/v1/media';
const shared = { service: 'ability', access: 'consoleContent' } as const;

/** Where pictures are used. */
export const usePlaces = ['content', 'announcement', 'agreement'] as const;
export type UsePlace = (typeof usePlaces)[number];

const percent = z.int().check(z.gte(0), z.lte(100));

/** A picture of the library. */
const asset = z.object({
  assetId: z.string(),
  /** What content refers to; it stays the same when the picture is replaced. */
  address: z.string(),
  name: z.string(),
  /** The description for people who do not see the picture. */
  alt: z.string(),
  tags: z.array(z.string()),
  /** The point that crops keep, in percent from the left and from the top. */
  focusX: percent,
  focusY: percent,
  type: z.enum(['image/png', 'image/jpeg']),
  width: count,
  height: count,
  bytes: count,
  /** Part of the addresses of variants; another one after each change of what they show. */
  version: z.string(),
  revision: version,
  createTime: z.iso.datetime(),
  createdBy: z.string(),
  updateTime: z.iso.datetime(),
  /** Null unless it was removed. */
  removeTime: z.nullable(z.iso.datetime()),
});
export type Asset = z.output<typeof asset>;

export const uploadMedia = defineCall({
  name: 'media.upload',
  method: 'POST',
  path: `${media}/upload`,
  ...shared,
  summary: '上传一张 PNG 或 JPEG 图片到素材库；内容相同的图片不会重复保存，返回已有的素材',
  multipart: { maximumBytes: MEDIA_MAXIMUM_BYTES },
  request: z.object({}),
  answer: z.extend(asset, {
    /** The library had the same picture before. */
    known: z.boolean(),
  }),
});

export const queryMedia = defineCall({
  name: 'media.query',
  method: 'POST',
  path: `${media}/query`,
  ...shared,
  summary: '素材库中的图片，最新的在前；不带 removed 时不含已删除的',
  request: z.object(requestFields(mediaList, {})),
  answer: z.object({
    ...boundedTotal,
    list: z.array(
      z.extend(asset, {
        /** How many entries of content, announcements and versions of agreements use it. */
        uses: count,
      }),
    ),
  }),
});
export type ListedAsset = AnswerOf<typeof queryMedia>['list'][number];

export const getMedia = defineCall({
  name: 'media.get',
  method: 'GET',
  path: `${media}/asset`,
  ...shared,
  statuses: [404],
  summary: '素材库中的一张图片，以及使用它的内容、公告和协议；不存在时状态为 404',
  request: z.object({ assetId: fileId }),
  answer: z.extend(asset, {
    /** At most 100. */
    usedBy: z.array(
      z.object({
        place: z.enum(usePlaces),
        /** The id of an entry or of an announcement; the key of an agreement. */
        itemId: z.string(),
        /** The kind of an entry; empty for others. */
        kind: z.string(),
        title: z.string(),
      }),
    ),
  }),
});

/** The picture, and the revision that the operator saw. */
const seen = { assetId: fileId, revision: version };

export const editMedia = defineCall({
  name: 'media.edit',
  method: 'POST',
  path: `${media}/edit`,
  ...shared,
  statuses: [404],
  summary: '修改图片的名称、替代文字、标签和裁剪焦点',
  request: z.object({
    ...seen,
    name: line(FILE_NAME_MAXIMUM),
    alt: z.union([z.literal(''), line(ALT_MAXIMUM)]),
    tags: z.array(line(TAG_MAXIMUM)).check(
      z.maxLength(TAGS_MAXIMUM),
      z.refine((tags) => new Set(tags).size === tags.length, { error: 'names a tag twice' }),
    ),
    focusX: percent,
    focusY: percent,
  }),
  answer: asset,
});

export const replaceMedia = defineCall({
  name: 'media.replace',
  method: 'POST',
  path: `${media}/replace`,
  ...shared,
  statuses: [404],
  summary: '用另一张图片替换素材，地址不变，所有使用它的内容随之更新',
  multipart: { maximumBytes: MEDIA_MAXIMUM_BYTES },
  request: z.object({ assetId: fileId, revision: queryInteger(version) }),
  answer: asset,
});

export const removeMedia = defineCall({
  name: 'media.remove',
  method: 'POST',
  path: `${media}/remove`,
  ...shared,
  statuses: [404],
  summary: '删除未被使用的图片，30 天内可以恢复；仍被使用时返回 PTL0017',
  request: z.object(seen),
  answer: asset,
});

export const restoreMedia = defineCall({
  name: 'media.restore',
  method: 'POST',
  path: `${media}/restore`,
  ...shared,
  statuses: [404],
  summary: '恢复已删除的图片',
  request: z.object(seen),
  answer: asset,
});
