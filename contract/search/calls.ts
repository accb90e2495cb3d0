import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { queryInteger } from '../kit/http-query.ts';
import { GROUP_SIZE, TOTAL_MAXIMUM, WISH_MAXIMUM } from './limits.ts';
import { searchModes, searchTypes } from './modes.ts';

const base = '/api/ai-portal/portal/v1/search';
const shared = { service: 'ability', access: 'public' } as const;

/** A text in parts: those that the keyword has met are hits. */
const marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.output<typeof marked>;

const keyword = text(KEYWORD_MAXIMUM);

const foundEntry = z.object({
  kind: z.string(),
  /** The page, with the place on it. */
  path: z.string(),
  name: marked,
  /** Empty at the top of a page. */
  heading: marked,
  snippet: marked,
});
export type FoundEntry = z.output<typeof foundEntry>;

const group = z.object({
  kind: z.string(),
  total: z.int(),
  /** There are more than the total. */
  more: z.boolean(),
  list: z.array(foundEntry),
});
export type FoundGroup = z.output<typeof group>;

/** The facts about a code or a chip that the keyword names. */
const card = z.object({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  /** Pages that belong to it, and how many there are in all. */
  links: z.array(z.object({ title: z.string(), path: z.string() })),
  linksTotal: z.int(),
});
export type SearchCard = z.output<typeof card>;

const promotion = z.object({ title: z.string(), summary: z.string(), link: z.string() });

export const searchSite = defineCall({
  ...shared,
  name: 'search.query',
  method: 'GET',
  path: `${base}/query`,
  summary: `全站搜索，按种类分组；total 最多数到 ${TOTAL_MAXIMUM}，更多时 more 为 true；missing 为全站都没有的词，near 为按相近写法查找的词`,
  cacheable: true,
  request: z.object({
    keyword,
    /** One kind alone, by pages. */
    kind: z.optional(text(30, 1)),
    mode: z.optional(queryInteger(z.union([z.literal(searchModes.title), z.literal(searchModes.resource)]))),
    pageNo: z._default(queryInteger(pageNo), 1),
    pageSize: z._default(queryInteger(pageSize), GROUP_SIZE),
  }),
  answer: z.object({
    /** How the keyword was met: every word, words with one other character, or some of its words; null: by nothing. */
    match: z.nullable(z.enum(['words', 'near', 'some'])),
    missing: z.array(z.string()),
    near: z.array(z.object({ typed: z.string(), found: z.string() })),
    cards: z.array(card),
    promotions: z.array(promotion),
    groups: z.array(group),
  }),
});

export const suggestSearch = defineCall({
  ...shared,
  name: 'search.suggest',
  method: 'GET',
  path: `${base}/suggest`,
  summary: '输入时的建议：名称与关键词相符的页面',
  cacheable: true,
  request: z.object({ keyword }),
  answer: z.object({ list: z.array(z.object({ kind: z.string(), path: z.string(), name: marked })) }),
});

export const getHotWords = defineCall({
  ...shared,
  name: 'search.getHotWords',
  method: 'GET',
  path: `${base}/hot-words`,
  summary: '热门搜索词',
  cacheable: true,
  request: z.object({}),
  answer: z.object({ hotWords: z.array(z.string()) }),
});

export const countSearch = defineCall({
  ...shared,
  name: 'search.count',
  method: 'POST',
  path: `${base}/count`,
  summary: '记录一次搜索；type 为输入 0 或热门词 1；同一 Idempotency-Key 只计一次，同一网络一天内同一个词只计一次',
  idempotent: true,
  request: z.object({
    keyword: text(KEYWORD_MAXIMUM, 1),
    type: z.union([z.literal(searchTypes.input), z.literal(searchTypes.hot)]),
  }),
  answer: z.object({}),
});

export const wishForContent = defineCall({
  ...shared,
  name: 'search.wish',
  method: 'POST',
  path: `${base}/wish`,
  summary: '搜索没有结果时，说明想找什么；登录用户可要求在有结果时收到消息',
  readsUser: true,
  idempotent: true,
  request: z.object({
    keyword: text(KEYWORD_MAXIMUM, 1),
    wish: text(WISH_MAXIMUM),
    /** Whether the user gets a message about it; only for users with a message center. */
    tell: z.boolean(),
  }),
  answer: z.object({ willTell: z.boolean() }),
});
