import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { defineCall } from '../kit/call.ts';
import { SUCCESS_CODE } from '../kit/envelope.ts';
import { count } from '../kit/paging.ts';
import { recognition } from '../trial/recognition.ts';
import { openService, pictureFields, pictureForm } from './infer.ts';

/** Abilities of one call, so that its caller does not wait longer than connections last. */
export const ABILITIES_MAXIMUM = 8;

/** A list of numbers, or numbers joined by commas as a form sends them. */
const abilityNos = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && /^\d{1,6}(,\d{1,6})*$/.test(value) ? value.split(',').map(Number) : value,
  ),
  z.array(abilityNo).check(
    z.minLength(1),
    z.maxLength(ABILITIES_MAXIMUM),
    z.refine((all) => new Set(all).size === all.length, { error: 'names one ability twice' }),
  ),
);

export const inferAbilities = defineCall({
  name: 'api.inferMany',
  method: 'POST',
  path: `${openService}/infer`,
  service: 'ability',
  access: 'key',
  keyUse: 'infer',
  idempotent: 'optional',
  summary: '用多项能力识别同一张图片：每项能力各有结果或错误，各计一次',
  multipart: pictureForm,
  request: z.object({ ...pictureFields, abilityNos }),
  answer: z.object({
    requestId: z.string(),
    /** In the order of the request. */
    answers: z.array(
      z.union([
        z.object({ abilityNo: count, code: z.literal(SUCCESS_CODE), data: recognition }),
        z.object({
          abilityNo: count,
          code: z.string(),
          msg: z.string(),
          /** The field of the request that it is about. */
          field: z.optional(z.string()),
          /** Seconds to wait before the next request for this ability. */
          retryAfter: z.optional(count),
          remedy: z.string(),
          docUrl: z.string(),
        }),
      ]),
    ),
  }),
});
