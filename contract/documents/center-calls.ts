import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { contentStatuses } from '../kit/content/actions.ts';
import { count, pageNo } from '../kit/paging.ts';

const portal = '/api/ai-portal/portal/v1';
const shared = { service: 'ability', access: 'public' } as const;

/** The number of documents that the search list of the specification loads at once. */
export const DOCUMENTS_PAGE_SIZE_MAXIMUM = 1000;

const listed = z.object({
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** 2, published. */
  status: z.literal(contentStatuses.published),
  updateTime: z.iso.datetime(),
  version: z.int(),
  viewCount: count,
});
export type ListedDocument = z.output<typeof listed>;

export const queryDocuments = defineCall({
  ...shared,
  name: 'documents.query',
  method: 'POST',
  path: `${portal}/usage-markdown/query`,
  cacheable: true,
  summary: '已发布的文档，按目录顺序；status 只能是 2（已发布）',
  request: z.object({
    pageNo: z._default(pageNo, 1),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(DOCUMENTS_PAGE_SIZE_MAXIMUM)), DOCUMENTS_PAGE_SIZE_MAXIMUM),
    status: z._default(z.literal(contentStatuses.published), contentStatuses.published),
  }),
  answer: z.object({ total: count, list: z.array(listed) }),
});

/**
 * The kinds of content for which there are cards (ENUM-02): documents, and the home of their center, which has the same.
 * The centers of videos and downloads are lists, without cards.
 */
export const contentKinds = { home: 8, document: 9 } as const;

const card = z.object({
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The path of its page. */
  url: z.string(),
  updateTime: z.iso.datetime(),
  viewCount: count,
  /** The first documents of a catalogue; of a document none. */
  items: z.array(z.object({ uuid: z.string(), title: z.string(), url: z.string() })),
  /** How many documents a catalogue has in all. */
  itemCount: count,
});
export type DocumentCard = z.output<typeof card>;

export const moduleNames = ['catalogues', 'newest', 'mostRead'] as const;

export const queryModules = defineCall({
  ...shared,
  name: 'documents.queryModules',
  method: 'POST',
  path: `${portal}/config-module/query`,
  cacheable: true,
  summary:
    '文档中心首页的卡片：目录及其前几篇文档、最近更新（不含门户启用时已有的）、阅读最多；contentKind 为 9（文档）或 8（首页），内容相同',
  request: z.object({ contentKind: z.literal(Object.values(contentKinds)) }),
  answer: z.array(z.object({ name: z.enum(moduleNames), cards: z.array(card) })),
});

export const countDocumentView = defineCall({
  ...shared,
  name: 'documents.countView',
  method: 'POST',
  path: `${portal}/usage-markdown/view`,
  statuses: [404],
  idempotent: true,
  summary: '记录一次文档浏览；同一 Idempotency-Key 只计一次',
  request: z.object({ uuid: z.uuid() }),
  answer: z.object({ uuid: z.string() }),
});
