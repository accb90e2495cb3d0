import * as z from 'zod/mini';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { chipById } from './chips.ts';
import { modelTypeCodes, modelTypesCn } from './filters.ts';

/** An entry of the catalogue. The field names are those of C3, odd spellings included. */

const chipId = z.int().check(z.refine((id) => chipById.has(id), { error: 'is no chip of the table' }));
const chipIds = z.array(chipId).check(z.maxLength(chipById.size));

export const abilityNo = z.int().check(z.gte(1), z.lte(999_999));

export const label = z.object({
  labelName: text(30, 1),
  /** 0 none or a field, 2 detection, 3 classification. */
  labelType: z.union([z.literal(0), z.literal(2), z.literal(3)]),
});

const modelLable = z.object({
  labelName: text(30, 1),
  isSupportTargetScore: z.boolean(),
});
const peopleModelLable = z.object({
  labelName: text(30, 1),
  isSyncPersonnelInfo: z.boolean(),
});
const staticModelLable = z.object({
  labelName: text(30, 1),
  isStaticObjectFilter: z.boolean(),
});

/** Chips of one device group. `version` is the minimum algorithm version; absent if every version works. */
export const chipBlock = z.object({
  title: text(30, 1),
  labelList: z.array(
    z.object({
      chipId,
      labelName: text(30, 1),
      version: z.optional(text(20, 1)),
    }),
  ),
});
export type ChipBlock = z.infer<typeof chipBlock>;

const advancedOptions = z.object({
  staticObjectFilter: chipIds,
  supportPostProcessing: chipIds,
  syncPersonnelInfo: chipIds,
});

const functionBlock = z.object({
  /** 1 what it detects, 2 how it responds, 3 where it applies. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: text(20, 1),
  icon: text(40, 1),
  title: text(40, 1),
  des: text(300, 1),
});

const condition = z.object({
  /** 1 install suggestion, 2 target pixels, 3 occlusion. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: text(20, 1),
  icon: text(40, 1),
  title: text(40, 1),
  des: z.array(text(200, 1)).check(z.minLength(1)),
});

const learnMore = z.object({
  /** 1 links to a case or solution, 0 to nothing. */
  status: z.union([z.literal(0), z.literal(1)]),
  url: text(200),
});

const scenario = z.object({
  pic: text(200, 1),
  title: z.object({ name: text(30, 1), des: text(300, 1), learnMore }),
  attribute: z.optional(z.object({ name: text(30, 1), des: z.array(text(100, 1)) })),
});

const way = z.object({
  /** 1 local deployment, 2 cloud application service, 3 online API, 4 model iteration training. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  name: text(30, 1),
  des: text(300, 1),
  /** Path of a document; empty if there is none. */
  docUrl: text(200),
  isShowNetWork: z.optional(z.boolean()),
  guanlan2: z.optional(z.boolean()),
  verifyModelPackageType: z.optional(z.literal(3)),
  trainUrl: z.optional(text(200, 1)),
  typicalSceneType: z.optional(z.int().check(z.gte(23001), z.lte(23029))),
  modelType: z.optional(z.enum(Object.values(modelTypeCodes) as [string, ...string[]])),
});

/** The fields of an ability that a list shows. */
const summaryFields = {
  abilityNo,
  abilityName: text(30, 1),
  description: text(500, 1),
  /** The specification's product form. `hasEngine` is true if an engine runs. */
  onlineExperience: z.boolean(),
  /** Whether an engine runs for it now, so that it can be tried. */
  hasEngine: z.boolean(),
  modelTypeCn: z.enum(modelTypesCn),
  cover: text(200, 1),
  label: z.array(label),
  productForms: z.array(z.int()),
  /** The number of chips on which it runs. */
  chipCount: count,
  viewCount: count,
  downloadCount: count,
  /** ISO 8601 in UTC. */
  updateTime: z.string(),
};
export const abilitySummary = z.object(summaryFields);
export type AbilitySummary = z.infer<typeof abilitySummary>;

export const abilityDetail = z.object({
  ...summaryFields,
  downloadName: text(60, 1),
  banner: z.object({ cover: text(200, 1) }),
  industryTypes: z.array(z.int()),
  modelLable: z.optional(z.array(modelLable)),
  peopleModelLable: z.optional(z.array(peopleModelLable)),
  staticModelLable: z.optional(z.array(staticModelLable)),
  targetChipData: z.optional(z.array(chipBlock)),
  staticData: z.optional(z.array(chipBlock)),
  peopleData: z.optional(z.array(chipBlock)),
  ocrChipData: z.optional(z.array(chipBlock)),
  advancedOptions: z.optional(advancedOptions),
  function: z.array(functionBlock),
  condition: z.array(condition),
  scenarios: z.array(scenario),
  way: z.array(way),
});
export type AbilityDetail = z.infer<typeof abilityDetail>;
