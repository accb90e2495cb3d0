import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';

export const listLabels = defineCall({
  name: 'content.listLabels',
  method: 'GET',
  path: '/api/ai-portal/portal/v1/label-info/all',
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '各类内容（下载、视频等）用到的标签，以及有此标签的内容数',
  request: z.object({}),
  answer: z.array(
    z.object({
      labelName: z.string(),
      /** The kind of content: `download`, for example. */
      kind: z.string(),
      count,
    }),
  ),
});
