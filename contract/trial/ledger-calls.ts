import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { ledgerList } from './ledger-list.ts';
import { trialService } from './panel.ts';

/** One use of a quota: a trial, or the download of a model. */
export const ledgerEntry = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  use: z.enum(['trial', 'api', 'job', 'modelDownload']),
  abilityNo,
  abilityName: z.string(),
  /** The picture of a trial (a sample or the user's own), or the chip name of a download. */
  subject: z.string(),
  /** Running, charged, or refunded after a failure; `free` is a model that already counted before. */
  state: z.enum(['running', 'charged', 'refunded', 'free']),
  /** The reason for the refund in one Chinese sentence; otherwise empty. */
  reason: z.string(),
  /** The tier whose limits apply. */
  tier: z.enum(['visitor', 'loggedIn', 'inReview', 'certified']),
  /** Name of the sub-account that used it; empty for the main account. */
  by: z.string(),
  requestId: z.nullable(z.string()),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const queryLedger = defineCall({
  name: 'trial.queryLedger',
  method: 'POST',
  path: `${trialService}/ledger/query`,
  service: 'ability',
  access: 'rights',
  summary: '权益台账：每次体验与模型下载的时间、对象、扣减或退回及其原因，最新的在前',
  request: z.object(requestFields(ledgerList, { abilityNo: z.optional(abilityNo) })),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(ledgerEntry) }),
});
