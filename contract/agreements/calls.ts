import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';

const agreementFields = {
  key: text(60, 1).check(z.regex(/^[a-z][a-z-]*$/)),
  title: text(30, 1),
  version: text(20, 1),
  /** ISO 8601. */
  updateTime: z.iso.datetime({ offset: true }),
};

/** One line of `content/agreements/agreements.json`. */
export const agreementContent = z.array(
  z.strictObject({
    ...agreementFields,
    file: text(100, 1).check(z.regex(/^[a-z-]+\.md$/)),
    useRequired: z.boolean(),
  }),
);

export const getTerms = defineCall({
  name: 'agreements.getTerms',
  method: 'GET',
  path: '/api/ai-portal/portal/v1/agreements/terms',
  service: 'ability',
  access: 'public',
  summary: '按 key 或标题查询一份协议的正文；不存在时状态为 404',
  cacheable: true,
  request: z.object({ key: z.optional(text(60)), title: z.optional(text(60)) }),
  answer: z.object({
    ...agreementFields,
    /** The markdown's HTML: nothing in it runs. */
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
});
