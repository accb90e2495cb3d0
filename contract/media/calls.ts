import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { version } from '../kit/version.ts';
import { MEDIA_MAXIMUM_BYTES } from './limits.ts';

const media = '/api/ai-portal/portal/v1/media';
const shared = { service: 'ability', access: 'consoleContent' } as const;

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
