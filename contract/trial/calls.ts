import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { fileId } from '../files/file-id.ts';
import { queryBoolean, queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from './limits.ts';
import { openTargetList } from './open-targets.ts';
import { sampleId, trialService } from './panel.ts';
import { recognition, trialQuota } from './recognition.ts';
import { trialTicket } from './tickets.ts';

export const queryEquipped = defineCall({
  name: 'trial.queryEquipped',
  method: 'GET',
  path: `${trialService}/equipped`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '配有识别引擎、可在线体验的能力',
  request: z.object({}),
  answer: z.object({ list: z.array(z.object({ abilityNo, abilityName: z.string() })) }),
});

export const getQuota = defineCall({
  name: 'trial.getQuota',
  method: 'GET',
  path: `${trialService}/quota`,
  service: 'ability',
  access: 'public',
  readsUser: true,
  summary: '当前用户对某能力的剩余体验次数与重置时间；访客按网络地址计',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: trialQuota,
});

export const createUploadPolicy = defineCall({
  name: 'trial.createUploadPolicy',
  method: 'POST',
  path: `${trialService}/upload-policy`,
  service: 'ability',
  access: 'user',
  statuses: [403],
  summary: '获取上传策略：在 5 分钟内凭它上传大小与 SHA-256 一致的一张图片',
  request: z.object({
    bytes: count.check(z.gte(1), z.lte(TRIAL_PICTURE_MAXIMUM_BYTES)),
    /** Hash of the file in lower-case hex. */
    sha256: text(64).check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: z.object({ policy: z.string(), expiresAt: z.iso.datetime() }),
});

/** A picture that only its owner sees, until it is removed. */
const ownPicture = z.object({
  pictureId: z.string(),
  width: count,
  height: count,
  bytes: count,
  createdAt: z.iso.datetime(),
  /** The latest time of its removal. */
  expiresAt: z.iso.datetime(),
});
export type OwnPicture = z.output<typeof ownPicture>;

export const uploadPicture = defineCall({
  name: 'trial.uploadPicture',
  method: 'POST',
  path: `${trialService}/upload`,
  service: 'ability',
  access: 'user',
  statuses: [403],
  summary: '凭上传策略上传一张体验图片（PNG 或 JPEG，不超过 4 MB）；24 小时内删除，可随时自行删除',
  multipart: { maximumBytes: TRIAL_PICTURE_MAXIMUM_BYTES },
  request: z.object({ policy: text(600) }),
  answer: ownPicture,
});

export const queryPictures = defineCall({
  name: 'trial.queryPictures',
  method: 'POST',
  path: `${trialService}/picture/query`,
  service: 'ability',
  access: 'user',
  summary: '自己仍保留的体验图片，最新的在前',
  request: z.object({}),
  answer: z.object({ list: z.array(ownPicture) }),
});

export const removePicture = defineCall({
  name: 'trial.removePicture',
  method: 'POST',
  path: `${trialService}/picture/remove`,
  service: 'ability',
  access: 'user',
  statuses: [404],
  summary: '立即删除自己的一张体验图片；不存在或属于他人时为 404',
  request: z.object({ pictureId: fileId }),
  answer: z.object({}),
});

/**
 * Exactly one of `sampleId`, `pictureId`, `imageUrl` and the file `image`. Only a caller that sends `ticket` gets a
 * ticket, where the result is not there soon.
 */
export const runTrial = defineCall({
  name: 'trial.run',
  method: 'POST',
  path: `${trialService}/run`,
  service: 'ability',
  access: 'public',
  readsUser: true,
  statuses: [403, 404],
  summary:
    '用一张图片体验一项能力：样例（访客可用）、已上传的图片、图片地址或直接附上的图片文件；ticket 为 true 时，12 秒内得不到结果的返回排队凭据',
  multipart: { maximumBytes: TRIAL_PICTURE_MAXIMUM_BYTES, part: 'image', optional: true },
  request: z.object({
    abilityNo: queryInteger(abilityNo),
    sampleId: z.optional(sampleId),
    pictureId: z.optional(fileId),
    imageUrl: z.optional(text(900, 1)),
    ticket: z.optional(queryBoolean),
    /** Of an ability whose panel has `choices`: what to look for; without it, all of them. */
    labels: z.optional(openTargetList),
  }),
  answer: z.union([recognition, z.object({ ticket: trialTicket })]),
});

/** The usage per ability, for the rights page. */
export const queryUsage = defineCall({
  name: 'trial.queryUsage',
  method: 'POST',
  path: `${trialService}/usage/query`,
  service: 'ability',
  access: 'rights',
  summary: '各能力已用与剩余的体验次数，以及已下载的模型',
  request: z.object({}),
  answer: z.object({
    /** Most recently used first. */
    abilities: z.array(
      z.object({ abilityNo, abilityName: z.string(), lastUsedAt: z.iso.datetime(), quota: trialQuota }),
    ),
    models: z.array(
      z.object({
        abilityNo,
        abilityName: z.string(),
        chipId: count,
        chipName: z.string(),
        downloadedAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const askToBeTold = defineCall({
  name: 'trial.askToBeTold',
  method: 'POST',
  path: `${trialService}/notify`,
  service: 'ability',
  access: 'user',
  summary: '能力配上引擎时给我发一条消息；wanted 为 false 时取消',
  request: z.object({ abilityNo, wanted: z.boolean() }),
  answer: z.object({ wanted: z.boolean() }),
});

export const isToBeTold = defineCall({
  name: 'trial.isToBeTold',
  method: 'GET',
  path: `${trialService}/notify`,
  service: 'ability',
  access: 'user',
  summary: '是否已要求在能力配上引擎时告知',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({ wanted: z.boolean() }),
});
