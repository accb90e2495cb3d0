import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { filterFields } from '../kit/list/request-fields.ts';
import { text } from '../kit/text.ts';
import { outboxList } from './outbox-list.ts';

/** Text messages that the outbox stored instead of sending them to a provider. */
export const listOutbox = defineCall({
  name: 'identity.listOutbox',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/identity/outbox/query',
  service: 'user',
  access: 'consoleOutbox',
  summary: '短信发件箱：未配置短信服务商时，发出的验证码在这里查看',
  request: z.object(filterFields(outboxList, { phoneNo: z.optional(text(20)) })),
  answer: z.object({
    /** Whether messages go to a provider; the outbox then stays empty. */
    provider: z.boolean(),
    /** Verification codes that the portal has sent in the last 24 hours, and its ceiling. */
    codes: z.object({ sent: z.int(), maximum: z.int(), isNear: z.boolean() }),
    /** The middle digits of the phone are hidden: who looks for a code knows the number. */
    list: z.array(z.object({ phoneNo: z.string(), text: z.string(), sentAt: z.iso.datetime() })),
  }),
});
