import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { codeId, proof, session } from './calls.ts';
import { ONE_TIME_CODE_MAXIMUM } from './limits.ts';

const identity = '/api/ai-portal/portal/v1/identity';
const path = `${identity}/second-factor`;

/**
 * Operators turn one-time codes on for their own account. All other users can only read the state, and turn them off if
 * they are on.
 */
const common = { service: 'user', access: 'account' } as const;

/** A code of the user's app or a recovery code, with the spaces and dashes that a user may type. */
const code = text(ONE_TIME_CODE_MAXIMUM, 1);
const recoveryCodes = z.object({
  /** Shown once: only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
});

export const completeLogin = defineCall({
  name: 'identity.completeLogin',
  method: 'POST',
  path: `${identity}/login/complete`,
  service: 'user',
  access: 'public',
  summary:
    '登录的第二步：登录给出的票据（5 分钟内有效，成功后失效）与动态口令或恢复码；口令错误为 PTL0014，票据失效为 PTL0015',
  request: z.object({ ticket: text(300, 1), code }),
  answer: session,
});

export const getSecondFactor = defineCall({
  ...common,
  name: 'identity.getSecondFactor',
  method: 'GET',
  path,
  summary: '动态口令：能否开启、自何时起开启、剩余几个恢复码，以及平台是否要求开启',
  request: z.object({}),
  answer: z.object({
    /** Whether the account is an operator's. */
    available: z.boolean(),
    /** Null while it is off. */
    since: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: count,
    /** Whether the console stays closed without it. */
    required: z.boolean(),
  }),
});

export const beginSecondFactor = defineCall({
  ...common,
  name: 'identity.beginSecondFactor',
  method: 'POST',
  path: `${path}/begin`,
  statuses: [403],
  summary: '生成动态口令的密钥，确认后才生效；仅限运营账号，已开启时为 PTL0002',
  request: z.object({}),
  answer: z.object({
    /** In base 32, to be typed into an app. */
    key: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code. */
    uri: z.string(),
  }),
});

export const enableSecondFactor = defineCall({
  ...common,
  name: 'identity.enableSecondFactor',
  method: 'POST',
  path: `${path}/enable`,
  statuses: [403],
  summary: '以登录密码的证明与当前动态口令开启，答复恢复码；其他设备上的登录随即结束',
  request: z.object({ codeId, oldPwd: proof, code }),
  answer: recoveryCodes,
});

export const renewRecoveryCodes = defineCall({
  ...common,
  name: 'identity.renewRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: '以动态口令或恢复码换一组恢复码，原有的全部失效；未开启时为 PTL0002',
  request: z.object({ code }),
  answer: recoveryCodes,
});

export const disableSecondFactor = defineCall({
  ...common,
  name: 'identity.disableSecondFactor',
  method: 'POST',
  path: `${path}/disable`,
  summary: '以动态口令或恢复码关闭动态口令，恢复码与其他设备上的登录一并失效；未开启时为 PTL0002',
  request: z.object({ code }),
  answer: z.null(),
});
