import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { SLUG_MAXIMUM } from '../kit/content/define-content.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { nodeTypes } from './node-types.ts';

const usageMarkdown = '/api/ai-portal/portal/v1/usage-markdown';
const shared = { service: 'ability', access: 'public', cacheable: true } as const;

const nodeType = z.union(Object.values(nodeTypes).map((value) => z.literal(value)));
const creationType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

const node = z.object({
  uuid: z.string(),
  /** Null at the top. */
  parentUuid: z.nullable(z.string()),
  nodeType,
  title: z.string(),
  creationType,
  /** The last part of its address. */
  slug: z.string(),
  summary: z.string(),
  /** Where it leads if it has no text. */
  url: z.nullable(z.string()),
});
export type DocumentNode = z.output<typeof node>;

export const queryDocumentTree = defineCall({
  ...shared,
  name: 'documents.queryTree',
  method: 'POST',
  path: `${usageMarkdown}/front/query`,
  summary: '文档目录树（目录 1，文件 0），按显示顺序平铺；association 为各文件关联的能力、视频和下载',
  request: z.object({}),
  answer: z.object({
    association: z.array(
      z.object({
        uuid: z.string(),
        abilityNos: z.array(z.int()),
        /** Videos that name it, and those for one of these abilities. */
        videoUuids: z.array(z.string()),
        /** Downloads for one of these abilities. */
        downloadUuids: z.array(z.string()),
      }),
    ),
    treeList: z.array(node),
  }),
});

const DETAIL_MAXIMUM = 20;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const getDocumentDetails = defineCall({
  ...shared,
  name: 'documents.getDetails',
  method: 'GET',
  path: `${usageMarkdown}/detail`,
  summary: `文档的 Markdown 正文；usageMarkdownIds 以逗号分隔，最多 ${DETAIL_MAXIMUM} 个，不存在的略去`,
  request: z.object({
    usageMarkdownIds: z.string().check(z.regex(new RegExp(`^${ID}(?:,${ID}){0,${DETAIL_MAXIMUM - 1}}$`))),
  }),
  answer: z.array(
    z.object({
      uuid: z.string(),
      title: z.string(),
      content: z.string(),
      updateTime: z.iso.datetime(),
      version: z.int(),
      viewCount: count,
    }),
  ),
});

/** The change that a new version of a document made to one of its sections. */
export const sectionChanges = ['added', 'changed', 'removed'] as const;
export type SectionChange = {
  title: string;
  anchor: string | null;
  change: (typeof sectionChanges)[number];
  /** The beginning of the first line that the new version has there and the old one has not. */
  words?: string | undefined;
};

export const readDocument = defineCall({
  ...shared,
  name: 'documents.read',
  method: 'GET',
  path: `${usageMarkdown}/read`,
  statuses: [404],
  summary: '一篇文档的页面内容；key 为编号或地址，地址已改变时 slug 为新地址；不存在时状态为 404',
  request: z.object({ key: text(SLUG_MAXIMUM, 1) }),
  answer: z.object({
    uuid: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Null for a catalogue. */
    html: z.nullable(z.string()),
    /** Headings of the second and third level. */
    headings: z.array(z.object({ id: z.string(), title: z.string(), level: z.int() })),
    /** The origin of the portal in the text, where the operator has set no public one; null otherwise. */
    assumedOrigin: z.nullable(z.string()),
    updateTime: z.iso.datetime(),
    version: z.int(),
    /** Videos that name it, and those for one of its abilities. */
    videos: z.array(z.object({ title: z.string(), url: z.string() })),
    /** The changes of the last published versions, newest first. */
    changes: z.array(
      z.object({
        version: z.int(),
        time: z.iso.datetime(),
        /** Without a title: the text before the first heading. Without an anchor: a section that is gone. */
        sections: z.array(
          z.object({
            title: z.string(),
            anchor: z.nullable(z.string()),
            change: z.enum(sectionChanges),
            words: z.optional(z.string()),
          }),
        ),
      }),
    ),
  }),
});
