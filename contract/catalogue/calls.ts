import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { queryInteger, queryIntegers } from '../kit/http-query.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { someOf } from '../kit/list/some-of.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { abilityDetail, abilityNo, abilitySummary } from './ability.ts';
import { bigVersions, chipById, chips, deviceTypes, firmwareTypes } from './chips.ts';
import { COMPARED_LEAST, COMPARED_MOST } from './comparison.ts';
import { modelTypes, productForms } from './filters.ts';
import { industryTypes } from './industries.ts';

const base = '/api/ai-portal/portal/v1/catalogue';

const choices = (options: readonly { value: number }[]) => someOf(options.map(({ value }) => value));

const chipChoices = someOf(chips.map(({ chipId }) => chipId));

/**
 * The request for the list of `ability-list.ts`, described by hand: the home page loads this file, and would load the
 * list with it. Values within one filter widen the result; several filters narrow it.
 */
export const abilityQuery = z.object({
  keyword: z.optional(text(KEYWORD_MAXIMUM)),
  industryTypes: z.optional(choices(industryTypes)),
  modelTypes: z.optional(choices(modelTypes)),
  productForms: z.optional(choices(productForms)),
  chipIds: z.optional(chipChoices),
  /** True: only what can be tried now. */
  hasEngine: z.optional(z.boolean()),
  /** Null: abilities that can be tried now come first, then by ability number; with a keyword, by relevance. */
  sortType: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(6)))),
  pageNo,
  pageSize,
  /** `nextCursor` of the previous answer. `pageNo` is then only a label, and deep pages cost as much as the first. */
  cursor: z.optional(text(100)),
});
export type AbilityQuery = z.infer<typeof abilityQuery>;

export const queryAbilities = defineCall({
  name: 'catalogue.queryAbilities',
  method: 'POST',
  path: `${base}/ability/query`,
  service: 'ability',
  access: 'public',
  summary: '按关键字、行业、模型类型、产品形态与芯片查询能力列表',
  cacheable: true,
  request: abilityQuery,
  answer: z.object({
    total: count,
    pageNo,
    pageSize,
    list: z.array(abilitySummary),
    /** Start of the next page; absent on the last page and when sorted by relevance. */
    nextCursor: z.optional(z.string()),
    /** How the keyword matched, if there was one: every word, words with one other character, or some of its words. */
    match: z.optional(z.enum(['words', 'near', 'some'])),
    /** Words that nothing has, as typed. */
    missing: z.optional(z.array(z.string())),
    /** Words that were taken for others, which differ in one character. */
    near: z.optional(z.array(z.object({ typed: z.string(), found: z.string() }))),
  }),
});

export const getAbility = defineCall({
  name: 'catalogue.getAbility',
  method: 'GET',
  path: `${base}/ability/detail`,
  service: 'ability',
  access: 'public',
  summary: '查询一项能力的完整信息；编号未启用时返回 10006',
  cacheable: true,
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: abilityDetail,
});

export const countView = defineCall({
  name: 'catalogue.countView',
  method: 'POST',
  path: `${base}/ability/view`,
  service: 'ability',
  access: 'public',
  summary: '记录一次浏览；同一 Idempotency-Key 只计一次',
  idempotent: true,
  request: z.object({ abilityNo }),
  answer: z.object({ abilityNo }),
});

const filterOption = z.object({ value: z.int(), label: z.string(), count });

export const getFilters = defineCall({
  name: 'catalogue.getFilters',
  method: 'GET',
  path: `${base}/filters`,
  service: 'ability',
  access: 'public',
  summary: '查询筛选树；每个选项的数量是在关键字与其他筛选之下选中它时的能力数量',
  cacheable: true,
  request: z.object({
    keyword: abilityQuery.shape.keyword,
    industryTypes: z.optional(queryIntegers(choices(industryTypes))),
    modelTypes: z.optional(queryIntegers(choices(modelTypes))),
    productForms: z.optional(queryIntegers(choices(productForms))),
    chipIds: z.optional(queryIntegers(chipChoices)),
    /** 1: only what can be tried now. */
    hasEngine: z.optional(queryInteger(z.int().check(z.gte(0), z.lte(1)))),
  }),
  answer: z.object({
    industryTypes: z.array(filterOption),
    modelTypes: z.array(filterOption),
    productForms: z.array(filterOption),
    chipIds: z.array(filterOption),
    /** Number of results that can be tried now, given the keyword and the filters. */
    hasEngine: count,
    /** Of the results that `productForms` counts under 在线体验, the number without an engine so far. */
    waiting: count,
    /** Number of results for the keyword without filters. */
    unfiltered: count,
  }),
});

export const getChips = defineCall({
  name: 'catalogue.getChips',
  method: 'GET',
  path: `${base}/chips`,
  service: 'ability',
  access: 'public',
  summary: '查询芯片、设备类型与固件大版本对照表',
  cacheable: true,
  request: z.object({}),
  answer: z.object({
    chips: z.array(
      z.object({
        chipId: z.int(),
        chipName: z.string(),
        deviceType: z.nullable(z.enum(deviceTypes)),
      }),
    ),
    bigVersions: z.array(
      z.object({
        name: z.enum(bigVersions.map((version) => version.name)),
        firmwareType: z.int(),
        mainControl: z.string(),
      }),
    ),
  }),
});

export const compareAbilities = defineCall({
  name: 'catalogue.compareAbilities',
  method: 'GET',
  path: `${base}/ability/compare`,
  service: 'ability',
  access: 'public',
  summary: '查询要并排比较的二至四项能力；未启用的编号列在 missing 中',
  cacheable: true,
  request: z.object({
    abilityNos: queryIntegers(
      z.array(abilityNo).check(
        z.minLength(COMPARED_LEAST),
        z.maxLength(COMPARED_MOST),
        z.refine((numbers) => new Set(numbers).size === numbers.length, { error: 'names an ability twice' }),
      ),
    ),
  }),
  answer: z.object({ list: z.array(abilityDetail), missing: z.array(abilityNo) }),
});

const firmwareType = z.enum(firmwareTypes);

/** A chip, a device group, or a firmware generation of the super brains. Together they narrow each other. */
export const queryChipAbilities = defineCall({
  name: 'catalogue.queryChipAbilities',
  method: 'POST',
  path: `${base}/chip/abilities`,
  service: 'ability',
  access: 'public',
  summary: '由芯片、设备类型或固件大版本查询可运行的能力，以及不可运行的能力与原因',
  cacheable: true,
  request: z.object({
    chipId: z.optional(z.int().check(z.refine((id) => chipById.has(id), { error: 'is no chip of the table' }))),
    deviceType: z.optional(z.enum(deviceTypes)),
    firmwareType: z.optional(firmwareType),
    /** Whether to list the abilities that run there or those that do not. */
    runs: z.boolean(),
    pageNo,
    pageSize,
  }),
  answer: z.object({
    /** Number of abilities that run there, and of those that do not. */
    runTotal: count,
    lackTotal: count,
    pageNo,
    pageSize,
    list: z.array(
      z.object({
        abilityNo,
        abilityName: z.string(),
        modelTypeCn: z.string(),
        cover: z.string(),
        /** The requested chips on which it runs; if it does not run there, the chips on which it does. */
        chips: z.array(z.object({ chipId: z.int(), chipName: z.string(), version: z.optional(z.string()) })),
        /** On a super brain it needs main control V5.01 or above. */
        guanlan2: z.boolean(),
        /** Why it does not run: there is no model for these chips, or only for newer firmware. */
        reason: z.optional(z.enum(['chip', 'firmware'])),
      }),
    ),
  }),
});

export const getRelated = defineCall({
  name: 'catalogue.getRelated',
  method: 'GET',
  path: `${base}/ability/related`,
  service: 'ability',
  access: 'public',
  summary: '查询与一项能力相近的能力，最相近的在前；编号未启用时为空',
  cacheable: true,
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.array(abilitySummary),
});

/** A training scene with the abilities trained from it. */
const typicalScene = z.object({
  typicalSceneType: z.int(),
  modelType: z.string(),
  abilities: z.array(
    z.object({
      abilityNo,
      abilityName: z.string(),
      cover: z.string(),
      description: z.string(),
      label: abilityDetail.shape.label,
      condition: abilityDetail.shape.condition,
    }),
  ),
});
export type TypicalScene = z.infer<typeof typicalScene>;

export const getScenes = defineCall({
  name: 'catalogue.getScenes',
  method: 'GET',
  path: `${base}/scenes`,
  service: 'ability',
  access: 'public',
  summary: '查询典型训练场景及其能力',
  cacheable: true,
  request: z.object({}),
  answer: z.array(typicalScene),
});
