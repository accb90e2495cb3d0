import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { queryInteger } from '../http-query.ts';
import { KEYWORD_MAXIMUM } from '../limits.ts';
import { count, pageNo, pageSize } from '../paging.ts';
import { text } from '../text.ts';
import { abilityDetail, abilityNo, abilitySummary } from './ability.ts';
import { bigVersions, chips, deviceTypes } from './chips.ts';
import { industryTypes, modelTypes, productForms } from './filters.ts';

const base = '/api/ai-portal/portal/v1/catalogue';

const choices = (options: readonly { value: number }[]) => {
  const values = new Set(options.map((option) => option.value));
  return z
    .array(
      z.int().check(
        z.refine((value) => values.has(value), {
          error: 'is no value of the filter',
        }),
      ),
    )
    .check(z.maxLength(options.length));
};

/** Values within one filter widen the result, filters together narrow it. */
export const abilityQuery = z.object({
  keyword: z.optional(text(KEYWORD_MAXIMUM)),
  industryTypes: z.optional(choices(industryTypes)),
  modelTypes: z.optional(choices(modelTypes)),
  productForms: z.optional(choices(productForms)),
  chipIds: z.optional(choices(chips.map((chip) => ({ value: chip.chipId })))),
  sortType: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(6)))),
  pageNo,
  pageSize,
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
  summary: '查询筛选树及每个选项下的能力数量',
  cacheable: true,
  request: z.object({}),
  answer: z.object({
    industryTypes: z.array(filterOption),
    modelTypes: z.array(filterOption),
    productForms: z.array(filterOption),
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

/** What a training scene is: the abilities that are trained from it. */
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
