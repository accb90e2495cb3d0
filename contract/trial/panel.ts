import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { engineInfo, found } from './recognition.ts';

export const trialService = '/api/ai-portal/portal/v1/trial';
export const sampleId = text(60).check(z.regex(/^[a-z0-9-]+$/));

/** A picture of the platform for trying an ability. */
const sample = z.object({
  sampleId,
  /** What the picture shows, in a few words. */
  name: z.string(),
  /** The hardest sample for the engine. */
  hard: z.boolean(),
  /** Path below the origin. */
  path: z.string(),
  thumbnailPath: z.string(),
  width: count,
  height: count,
});
export type Sample = z.output<typeof sample>;

/** How well the engine read our test documents, and on what this was measured. */
export const accuracy = z.object({
  /** Wrong, missing and superfluous characters per hundred of the document; null for engines that read no text. */
  characterErrorRate: z.nullable(z.number()),
  /** Test documents, each with another content. */
  documents: count,
  /** The conditions under which each of them was read. */
  conditions: z.array(z.string()).check(z.minLength(1)),
  /** These are all conditions for which the readers are made. */
  allConditions: z.boolean(),
  /** One for each document and condition. */
  readings: count,
  /** Of these, the number with every field right. */
  readingsRight: count,
  /** Without the limit of time that the portal sets. */
  unlimitedTime: z.boolean(),
  measuredAt: z.iso.date(),
  engineVersion: z.string(),
});
export type Accuracy = z.output<typeof accuracy>;

/** An engine that is still on trial: what it does of its ability, and what it found in real photographs. */
const experiment = z.object({
  /** Which part of the ability can be tried, in a few Chinese words. */
  mark: z.string(),
  /** The same in sentences. */
  limits: z.string(),
  photographs: count,
  /** What a person counted in them. */
  counted: count,
  found: count,
  falseFinds: count,
  measuredAt: z.iso.date(),
});
export type Experiment = z.output<typeof experiment>;

/** What the present engine found in the first sample, as it was stored. */
const storedResult = z.object({
  sampleId: z.string(),
  /** The date on which the engine gave it. */
  at: z.iso.date(),
  found,
});

export const getPanel = defineCall({
  name: 'trial.getPanel',
  method: 'GET',
  path: `${trialService}/panel`,
  service: 'ability',
  access: 'public',
  cacheable: true,
  summary: '能力的在线体验：所配引擎、样例图片、实测准确率与首张样例的已存结果；未配引擎时 engine 为 null',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({
    engine: z.nullable(engineInfo),
    /** The kinds of results of the engine: boxes, key points, text lines, fields. */
    finds: z.array(z.enum(['targets', 'keypoints', 'texts', 'fields'])),
    samples: z.array(sample),
    /** What `labels` of a trial may select; empty if its engine takes no choice. */
    choices: z.array(z.string()),
    accuracy: z.nullable(accuracy),
    /** Null if the engine is not on trial. */
    experiment: z.nullable(experiment),
    /** Null for a model package, and if the engine has changed since. */
    stored: z.nullable(storedResult),
  }),
});
