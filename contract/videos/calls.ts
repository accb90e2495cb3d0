import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { SLUG_MAXIMUM } from '../kit/content/define-content.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { LABEL_MAXIMUM } from './limits.ts';
import { videoLengths } from './video-lengths.ts';
import { videoList } from './video-list.ts';

const tutorial = '/api/ai-portal/portal/v1/video-tutorial';
const shared = { service: 'ability', access: 'public' } as const;
const reading = { ...shared, cacheable: true } as const;

const seconds = z.number();

const summary = z.object({
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The name of a drawing, a picture of the library (`/media/…`), the picture of a film (`/videos/…`), or empty. */
  cover: z.string(),
  labels: z.array(z.string()),
  seconds,
  /** 1 up to three minutes, 2 longer. */
  lengthType: z.literal(Object.values(videoLengths)),
  hasCaptions: z.boolean(),
  updateTime: z.iso.datetime(),
  viewCount: count,
  playCount: count,
});
export type VideoSummary = z.output<typeof summary>;

export const queryVideos = defineCall({
  ...reading,
  name: 'videos.query',
  method: 'POST',
  path: `${tutorial}/query`,
  summary:
    '视频列表，可按关键字（标题、简介、标签和字幕；字幕里说到时 said 为这一句和时刻）、标签和长短（lengthType：1 三分钟以内，2 更长）筛选；sortType：默认 0、更新从新到旧 1、从旧到新 2、浏览从多到少 3、从少到多 4',
  request: z.object(
    requestFields(videoList, {
      label: z.optional(text(LABEL_MAXIMUM, 1)),
    }),
  ),
  answer: z.object({
    ...boundedTotal,
    pageNo,
    pageSize,
    /** With the first sentence that the keyword is said in, and when; null if it is in none. */
    list: z.array(z.extend(summary, { said: z.nullable(z.object({ at: seconds, text: z.string() })) })),
  }),
});

const key = text(SLUG_MAXIMUM, 1);

const detail = z.extend(summary, {
  film: z.object({
    /** The same bytes as long as the address is the same; takes ranges. */
    url: z.string(),
    type: z.literal('video/mp4'),
    size: count,
    sha256: z.string(),
    width: count,
    height: count,
  }),
  /** The captions as WebVTT; empty if there are none. */
  captionsUrl: z.string(),
  /** What is said, in order, without markup. */
  cues: z.array(z.object({ from: seconds, to: seconds, text: z.string() })),
  /** In order. */
  chapters: z.array(z.object({ at: seconds, title: z.string() })),
  /** The abilities that it belongs to, of those that the host shows. */
  abilities: z.array(z.object({ abilityNo: z.int(), abilityName: z.string() })),
  /** The documents that it belongs to. */
  documents: z.array(z.object({ uuid: z.string(), title: z.string(), url: z.string() })),
});
export type VideoDetail = z.output<typeof detail>;

export const getVideo = defineCall({
  ...reading,
  name: 'videos.get',
  method: 'GET',
  path: `${tutorial}/detail`,
  statuses: [404],
  summary:
    '一个视频：影片与字幕的地址、逐句文稿、章节、相关能力和文档；uuid 为编号或地址，地址已改变时 slug 为新地址；不存在时状态为 404',
  request: z.object({ uuid: key }),
  answer: detail,
});

export const queryRelatedVideos = defineCall({
  ...reading,
  name: 'videos.queryRelated',
  method: 'POST',
  path: `${tutorial}/relevant/query`,
  statuses: [404],
  summary: '与一个视频相关的其他视频，最相关的在前；uuid 不存在时状态为 404',
  request: z.object({ uuid: key }),
  answer: z.array(summary),
});

export const getVideoStatistics = defineCall({
  ...reading,
  name: 'videos.getStatistics',
  method: 'GET',
  path: `${tutorial}/statistics`,
  statuses: [404],
  summary: '视频的数量、总时长（秒）、浏览与播放次数；给出 uuid 时只统计这一个',
  request: z.object({ uuid: z.optional(key) }),
  answer: z.object({ videoCount: count, seconds, viewCount: count, playCount: count }),
});

export const listVideoTitles = defineCall({
  ...reading,
  name: 'videos.listTitles',
  method: 'GET',
  path: `${tutorial}/title/all`,
  summary: '全部视频的编号、标题与相关能力',
  request: z.object({}),
  answer: z.array(z.object({ uuid: z.string(), slug: z.string(), title: z.string(), abilityNos: z.array(z.int()) })),
});

const counted = {
  ...shared,
  method: 'POST',
  statuses: [404],
  idempotent: true,
} as const;

export const countVideoView = defineCall({
  ...counted,
  name: 'videos.countView',
  path: `${tutorial}/view`,
  summary: '记录一次视频页面的浏览；同一 Idempotency-Key 只计一次',
  request: z.object({ uuid: z.uuid() }),
  answer: z.object({ uuid: z.string() }),
});

export const countVideoPlay = defineCall({
  ...counted,
  name: 'videos.countPlay',
  path: `${tutorial}/play`,
  summary: '记录一次播放，在影片开始播放时；同一 Idempotency-Key 只计一次',
  request: z.object({ uuid: z.uuid() }),
  answer: z.object({ uuid: z.string() }),
});
