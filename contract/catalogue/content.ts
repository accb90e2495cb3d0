import { defineContent } from '../kit/content/define-content.ts';
import {
  choice,
  date,
  flag,
  group,
  icon,
  link,
  list,
  long,
  number,
  own,
  type PayloadOf,
  picture,
  text,
} from '../kit/content/fields.ts';
import { abilityPath } from './ability-path.ts';
import { chipById, chips } from './chips.ts';
import { modelTypeCodes, modelTypesCn } from './filters.ts';
import { industryTypes } from './industries.ts';

/** An ability as its authors write it, by C3. Pictures, chip blocks, product forms and training links follow from it. */

/** A chip, with its minimum algorithm version where that is not the one of the table. */
export type ChipChoice = number | { chipId: number; version: string };

const isChip = (value: unknown): boolean => typeof value === 'number' && chipById.has(value);

const chipError = (value: unknown): string | undefined => {
  if (typeof value === 'number') return isChip(value) ? undefined : 'is no chip of the table';
  if (typeof value !== 'object' || value === null) return 'is no chip';
  const { chipId, version, ...others } = value as Record<string, unknown>;
  if (!isChip(chipId)) return 'is no chip of the table';
  if (typeof version !== 'string' || version.length < 1 || version.length > 20) return 'has no version';
  return Object.keys(others).length > 0 ? 'has unknown fields' : undefined;
};

const allChips = chips.map(({ chipId }) => chipId);
const showChip = (value: unknown): string => {
  const { chipId, version } = (typeof value === 'object' && value !== null ? value : { chipId: value }) as {
    chipId: number;
    version?: string;
  };
  const name = chipById.get(chipId)?.chipName ?? String(chipId);
  return version === undefined ? name : `${name} ≥ ${version}`;
};
const chipChoices = list(own<ChipChoice>(chipError, { show: showChip, choices: allChips }), chipById.size, {
  minimum: 1,
  optional: true,
});
const industryCodes = industryTypes.map(({ value }) => value);
const industryNames = Object.fromEntries(industryTypes.map(({ value, label }) => [value, label]));
const chipIds = list(
  own<number>((value) => (isChip(value) ? undefined : 'is no chip of the table'), {
    show: showChip,
    choices: allChips,
  }),
  chipById.size,
);
const labelName = text(30);
/** The drawing of the ability if absent. */
const ownPicture = picture({ drawings: true, optional: true });
const LABELS = 100;

export const ability = defineContent({
  name: 'ability',
  area: 'catalogue',
  shape: 'list',
  fixed: true,
  schemaNo: 1,
  fields: {
    abilityNo: number(1, 999_999, { readOnly: true }),
    abilityName: text(30),
    downloadName: text(60),
    description: long(500),
    cover: ownPicture,
    banner: ownPicture,
    /** The specification's product form. Whether an engine runs is another question. */
    onlineExperience: flag({ readOnly: true }),
    modelTypeCn: choice(modelTypesCn, { readOnly: true }),
    industryTypes: list(choice(industryCodes, { names: industryNames }), 10, { minimum: 1 }),
    /** When something changed last that matters to a reader. */
    updateTime: date(),
    label: list(
      group({
        labelName,
        /** 0 none or a field, 2 detection, 3 classification. */
        labelType: choice([0, 2, 3]),
      }),
      LABELS,
      { minimum: 1 },
    ),
    modelLable: list(group({ labelName, isSupportTargetScore: flag() }), LABELS, { optional: true }),
    peopleModelLable: list(group({ labelName, isSyncPersonnelInfo: flag() }), LABELS, { optional: true }),
    staticModelLable: list(group({ labelName, isStaticObjectFilter: flag() }), LABELS, { optional: true }),
    targetChipData: chipChoices,
    staticData: chipChoices,
    peopleData: chipChoices,
    ocrChipData: chipChoices,
    advancedOptions: group(
      { staticObjectFilter: chipIds, supportPostProcessing: chipIds, syncPersonnelInfo: chipIds },
      { optional: true },
    ),
    function: list(
      group({
        /** 1 what it detects, 2 how it responds, 3 where it applies. */
        type: choice([1, 2, 3]),
        name: text(20),
        icon: icon(),
        title: text(40),
        des: long(300),
      }),
      12,
      { minimum: 1 },
    ),
    condition: list(
      group({
        /** 1 install suggestion, 2 target pixels, 3 occlusion. */
        type: choice([1, 2, 3]),
        name: text(20),
        icon: icon(),
        title: text(40),
        des: list(long(200), 12, { minimum: 1 }),
      }),
      12,
      { minimum: 1 },
    ),
    scenarios: list(
      group({
        pic: ownPicture,
        title: group({
          name: text(30),
          des: long(300),
          /** 1 links to a case or solution, 0 to nothing. */
          learnMore: group({ status: choice([0, 1]), url: link({ minimum: 0 }) }),
        }),
        attribute: group({ name: text(30), des: list(text(100), 12) }, { optional: true }),
      }),
      12,
      { minimum: 1 },
    ),
    way: list(
      group({
        /** 1 local deployment, 2 cloud application service, 3 online API, 4 model iteration training. */
        type: choice([1, 2, 3, 4]),
        name: text(30),
        des: long(300),
        /** Path of a document; empty if there is none. */
        docUrl: link({ minimum: 0 }),
        isShowNetWork: flag({ optional: true }),
        guanlan2: flag({ optional: true }),
        verifyModelPackageType: choice([3], { optional: true }),
        typicalSceneType: number(23_001, 23_029, { optional: true, readOnly: true }),
        modelType: choice(Object.values(modelTypeCodes), { optional: true, readOnly: true }),
      }),
      8,
      { minimum: 1 },
    ),
  },
  title: 'abilityName',
  path: (slug) => abilityPath(Number(slug)),
  maximumBytes: 200_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type AbilityContent = PayloadOf<typeof ability.fields>;
