import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';

const sessions = '/api/ai-portal/portal/v1/identity/sessions';

/** As many digits as always fit a bigint of the database. */
const sessionId = text(18, 1).check(z.regex(/^[1-9]\d*$/, { error: 'is no id of a session' }));

export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;

export const listSessions = defineCall({
  name: 'identity.listSessions',
  method: 'GET',
  path: sessions,
  service: 'user',
  access: 'account',
  summary: '当前账号仍有效的登录：设备、网络、登录与最近使用时间，最近使用的在前',
  request: z.object({}),
  answer: z.array(
    z.object({
      sessionId: z.string(),
      deviceKind: z.enum(deviceKinds),
      /** The browser in words, from its user agent. */
      device: z.string(),
      /** The address with its end hidden. */
      network: z.string(),
      openedAt: z.iso.datetime(),
      /** Up to one minute old. */
      lastSeenAt: z.iso.datetime(),
      /** Whether this is the session of the call. */
      current: z.boolean(),
    }),
  ),
});

export const endSession = defineCall({
  name: 'identity.endSession',
  method: 'POST',
  path: `${sessions}/end`,
  service: 'user',
  access: 'account',
  statuses: [404],
  summary: '结束当前账号的一个登录，那台设备立即退出；已结束或属于他人时为 404',
  request: z.object({ sessionId }),
  answer: z.null(),
});

export const endOtherSessions = defineCall({
  name: 'identity.endOtherSessions',
  method: 'POST',
  path: `${sessions}/end-others`,
  service: 'user',
  access: 'account',
  summary: '结束当前账号在其他设备上的全部登录，答复结束了几个',
  request: z.object({}),
  answer: z.object({ ended: count }),
});
