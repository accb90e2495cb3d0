import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { count } from '../kit/paging.ts';
import { line } from '../kit/typed-text.ts';
import { foundKinds } from './found-kinds.ts';
import { FOUND_KEYWORD_MINIMUM } from './limits.ts';
import { waitingPlaces } from './waiting.ts';

const portal = '/api/ai-portal/portal/v1';
const time = z.iso.datetime();

/** One thing that waits for an operator. */
const waitingItem = z.object({
  /** Its page in the console. */
  path: z.string(),
  title: z.string(),
  /** What distinguishes it from other items: a number, a name. */
  notes: z.array(z.string()),
  since: time,
  isMine: z.boolean(),
});
export type WaitingItem = z.output<typeof waitingItem>;

export const getDesk = defineCall({
  name: 'console.getDesk',
  method: 'GET',
  path: `${portal}/console/desk`,
  service: 'user',
  access: 'consoleDesk',
  summary:
    '工作台：当前账号可进入的各处有多少等待处理、最久的等了多久、多少已超时、多少由本人处理，以及其中由本人处理的与无人处理的等待最久的几件',
  request: z.object({}),
  answer: z.object({
    now: time,
    places: z.array(
      z.object({
        place: z.enum(waitingPlaces),
        count,
        /** Null if nothing waits, or if the place keeps no time. */
        oldestAt: z.nullable(time),
        overdue: count,
        mine: count,
      }),
    ),
    /** Longest waiting first, without those that a colleague has taken. */
    items: z.array(z.extend(waitingItem, { place: z.enum(waitingPlaces) })),
  }),
});

/** One thing that the search has found. */
const foundItem = z.object({ path: z.string(), title: z.string(), notes: z.array(z.string()) });
export type FoundItem = z.output<typeof foundItem>;

export const searchConsole = defineCall({
  name: 'console.search',
  method: 'POST',
  path: `${portal}/console/search`,
  service: 'user',
  access: 'consoleDesk',
  summary: '在账号、企业与工单中一次查找，只含当前账号可进入的控制台页面；每类最多 5 条，`more` 表示还有更多',
  request: z.object({ keyword: line(KEYWORD_MAXIMUM, FOUND_KEYWORD_MINIMUM) }),
  answer: z.object({
    groups: z.array(z.object({ kind: z.enum(foundKinds), list: z.array(foundItem), more: z.boolean() })),
  }),
});
