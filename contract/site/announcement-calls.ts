import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { markdownErrorKinds } from '../kit/markdown-error.ts';
import { count } from '../kit/paging.ts';
import { line, lines } from '../kit/readable-text.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { announcementList } from './announcement-list.ts';
import {
  ANNOUNCEMENT_CONTENT_MAXIMUM,
  ANNOUNCEMENT_TITLE_MAXIMUM,
  announcementActions,
  announcementStates,
} from './announcements.ts';

const announcements = '/api/ai-portal/portal/v1/site/announcement';

const announcementId = text(60, 1).check(z.regex(/^[a-z0-9-]+$/, { error: 'is no id of an announcement' }));
const time = z.iso.datetime({ offset: true });
const content = lines(ANNOUNCEMENT_CONTENT_MAXIMUM);

const written = {
  title: line(ANNOUNCEMENT_TITLE_MAXIMUM),
  /** Markdown. */
  content,
  /** Start of the display; null: from its publication. */
  startTime: z.nullable(time),
  /** End of the display; null: until an operator ends it. */
  endTime: z.nullable(time),
};

const listed = z.object({
  announcementId: z.string(),
  title: z.string(),
  state: z.enum(announcementStates),
  /** The dialog shows this announcement now. */
  current: z.boolean(),
  pinned: z.boolean(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  version,
  updateTime: z.iso.datetime(),
  /** The operator who changed it last; null if it came with the portal's content. */
  updatedBy: z.nullable(z.string()),
});
export type ListedAnnouncement = z.output<typeof listed>;

export const queryAnnouncements = defineCall({
  name: 'site.queryAnnouncements',
  method: 'POST',
  path: `${announcements}/query`,
  service: 'ability',
  access: 'consoleAnnouncements',
  summary: '公告列表，含草稿与已结束的，按展示顺序排列',
  request: z.object(
    requestFields(announcementList, { state: z._default(z.nullable(z.enum(announcementStates)), null) }),
  ),
  answer: z.object({ total: count, list: z.array(listed) }),
});

export const getAnnouncementText = defineCall({
  name: 'site.getAnnouncementText',
  method: 'GET',
  path: `${announcements}/detail`,
  service: 'ability',
  access: 'consoleAnnouncements',
  statuses: [404],
  summary: '一条公告及其 Markdown 正文；不存在或已删除时状态为 404',
  request: z.object({ announcementId }),
  answer: z.extend(listed, { content: z.string() }),
});
export type AnnouncementText = z.output<typeof getAnnouncementText.answer>;

export const previewAnnouncement = defineCall({
  name: 'site.previewAnnouncement',
  method: 'POST',
  path: `${announcements}/preview`,
  service: 'ability',
  access: 'consoleAnnouncements',
  summary: '将公告的 Markdown 渲染为展示时的 HTML，并指出其中不会展示的内容',
  request: z.object({ content: text(ANNOUNCEMENT_CONTENT_MAXIMUM) }),
  answer: z.object({
    /** HTML that contains nothing that runs. */
    html: z.string(),
    problem: z.nullable(z.enum(markdownErrorKinds)),
  }),
});

export const addAnnouncement = defineCall({
  name: 'site.addAnnouncement',
  method: 'POST',
  path: announcements,
  service: 'ability',
  access: 'consoleAnnouncements',
  idempotent: true,
  summary: '新建公告，存为草稿或立即发布；结束时间不晚于开始时间或已过去时为 10003，data.field 为 endTime',
  request: z.object({ ...written, publish: z.boolean() }),
  answer: z.object({ announcementId: z.string(), version }),
});

export const updateAnnouncement = defineCall({
  name: 'site.updateAnnouncement',
  method: 'POST',
  path: `${announcements}/update`,
  service: 'ability',
  access: 'consoleAnnouncements',
  statuses: [404],
  idempotent: true,
  summary: '修改公告，可同时发布；已被他人修改时为 PTL0001，当前状态不支持发布时为 PTL0002，不存在或已删除时状态为 404',
  request: z.object({
    announcementId,
    /** The version that the operator edited. */
    version,
    ...written,
    /** Shows the announcement again to users who have read it. */
    again: z._default(z.boolean(), false),
    /** Publishes the announcement as written in this call. */
    publish: z._default(z.boolean(), false),
  }),
  answer: z.object({ version }),
});

export const actOnAnnouncement = defineCall({
  name: 'site.actOnAnnouncement',
  method: 'POST',
  path: `${announcements}/act`,
  service: 'ability',
  access: 'consoleAnnouncements',
  statuses: [404],
  summary: '发布、撤回、结束、置顶、取消置顶或删除公告；已被他人修改时为 PTL0001，当前状态不支持时为 PTL0002',
  request: z.object({ announcementId, version, act: z.enum(announcementActions) }),
  answer: z.object({ version }),
});
