import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count } from '../kit/paging.ts';
import { fileId } from './file-id.ts';
import { fileList } from './file-list.ts';
import { fileUseNames, UPLOAD_MAXIMUM_BYTES } from './uses.ts';

const filesService = '/api/ai-portal/portal/v1/files';

const use = z.enum(fileUseNames);

/** A stored picture, which differs from the upload. */
const storedPicture = z.object({
  fileId: z.string(),
  /** The file name on the owner's device, cleaned. */
  name: z.string(),
  width: count,
  height: count,
  bytes: count,
  type: z.enum(['image/png', 'image/jpeg']),
});
export type StoredPicture = z.output<typeof storedPicture>;

export const uploadFile = defineCall({
  name: 'files.upload',
  method: 'POST',
  path: `${filesService}/upload`,
  service: 'ability',
  access: 'user',
  summary: '上传一张 PNG 或 JPEG 图片；24 小时内未被使用的图片会被清除',
  idempotent: true,
  multipart: { maximumBytes: UPLOAD_MAXIMUM_BYTES },
  request: z.object({ use }),
  answer: storedPicture,
});

const ownFile = z.extend(storedPicture, {
  use,
  createdAt: z.iso.datetime(),
  /** `area/id` of the object that the file belongs to; null if it belongs to none yet. */
  attachedTo: z.nullable(z.string()),
});
export type OwnFile = z.output<typeof ownFile>;

export const queryFiles = defineCall({
  name: 'files.query',
  method: 'POST',
  path: `${filesService}/query`,
  service: 'ability',
  access: 'account',
  summary: '当前账号上传的文件，最新的在前，以及近 30 天上传的大小与上限',
  request: z.object(requestFields(fileList)),
  answer: z.object({
    files: z.array(ownFile),
    total: count,
    /** How many of these belong to no object yet. */
    unattached: count,
    /** Bytes of all uploads of the last 30 days. */
    recentBytes: count,
    /** The limit of `recentBytes`; null if there is none. */
    recentMaximum: z.nullable(count),
  }),
});

export const removeFile = defineCall({
  name: 'files.remove',
  method: 'POST',
  path: `${filesService}/remove`,
  service: 'ability',
  access: 'user',
  statuses: [404],
  summary: '删除自己上传且未被使用的文件；文件不存在或属于他人时为 404',
  request: z.object({ fileId }),
  answer: z.object({}),
});
