import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { sampleId } from '../trial/panel.ts';

const service = '/api/ai-portal/portal/v1/api';

const callCard = z.object({
  name: z.string(),
  slug: z.string(),
  /** A few words; the summary is a sentence. */
  title: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
});

/** A field of a request or an answer. The fields of an object follow it, with a longer path. */
const field = z.object({
  path: z.string(),
  /** In Chinese words: `整数`, `列表`. */
  type: z.string(),
  required: z.boolean(),
  /** What it may be, in Chinese words; empty if anything. */
  limits: z.string(),
  text: z.string(),
});
export type ReferenceField = z.output<typeof field>;

const errorRow = z.object({
  code: z.string(),
  status: count,
  msg: z.string(),
  remedy: z.string(),
  path: z.string(),
});
export type ReferenceError = z.output<typeof errorRow>;

export const getReference = defineCall({
  name: 'api.getReference',
  method: 'GET',
  path: `${service}/reference`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '开放接口说明的总览与全部接口',
  request: z.object({}),
  answer: z.object({
    /** The address of the portal, which programs call. */
    address: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
    calls: z.array(callCard),
  }),
});

export const getCallReference = defineCall({
  name: 'api.getCallReference',
  method: 'GET',
  path: `${service}/reference/call`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '一个开放接口的说明：字段、上限、应答与错误码',
  statuses: [404],
  request: z.object({ slug: text(60, 1) }),
  answer: z.extend(callCard, {
    takesFile: z.boolean(),
    isIdempotent: z.boolean(),
    fields: z.array(field),
    answer: z.array(field),
    errors: z.array(errorRow),
    /** A command as coloured HTML, and an answer to it; null where the portal lacks the engine of the examples. */
    example: z.string(),
    answerExample: z.nullable(z.string()),
    calls: z.array(callCard),
  }),
});

/** A sample of code. */
const sample = z.object({
  name: z.string(),
  title: z.string(),
  file: z.string(),
  needs: z.string(),
  run: z.string(),
  /** The coloured code. */
  html: z.string(),
});
export type ReferenceSample = z.output<typeof sample>;

export const getSamples = defineCall({
  name: 'api.getSamples',
  method: 'GET',
  path: `${service}/samples`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '调用一项能力的代码：八种语言，以及应答的例子',
  request: z.object({ abilityNo: queryInteger(abilityNo), sampleId: z.optional(sampleId) }),
  answer: z.object({
    samples: z.array(sample),
    /** The answer that the samples get; null for an ability without an engine. */
    answer: z.nullable(
      z.object({
        /** The coloured JSON. */
        html: z.string(),
        /** It is what the present engine found in the sample; otherwise it only shows the form. */
        isReal: z.boolean(),
      }),
    ),
  }),
});
