import type { AbilityContent, ChipChoice } from '#contract/catalogue/content.ts';
import type { AbilityDetail, ChipBlock } from '#contract/catalogue/ability.ts';
import { chipById, deviceTitles, deviceTypes, minimumAlgorithmVersions } from '#contract/catalogue/chips.ts';
import { pictureAddress } from '#contract/kit/content/drawings.ts';
import { modelTypesShown } from '#contract/catalogue/filters.ts';

/** An ability without its counts, which are stored separately. */
export type Entry = Omit<AbilityDetail, 'viewCount' | 'downloadCount' | 'hasEngine'>;

const trainingPage = '/intellisense/ai-training/console/typical-model/';

/** Returns the URL at which the training of a typical scene starts (C2). */
export const trainUrl = (typicalSceneType: number) => `${trainingPage}#/${typicalSceneType}/typical-model`;

/** Groups chips by device group, in the order of the groups. Each chip has its minimum algorithm version. */
const chipBlocks = (choices: readonly ChipChoice[]): ChipBlock[] => {
  const chosen = choices.map((choice) =>
    typeof choice === 'number' ? { chipId: choice, version: undefined } : choice,
  );
  return Object.values(deviceTypes).flatMap((deviceType) => {
    const labelList = chosen.flatMap(({ chipId, version = minimumAlgorithmVersions.get(chipId) }) => {
      const chip = chipById.get(chipId);
      return chip?.deviceType === deviceType ? [{ chipId, labelName: chip.chipName, ...(version && { version }) }] : [];
    });
    return labelList.length > 0 ? [{ title: deviceTitles[deviceType], labelList }] : [];
  });
};

const blocksOf = (content: AbilityContent) => ({
  ...(content.targetChipData && {
    targetChipData: chipBlocks(content.targetChipData),
  }),
  ...(content.staticData && { staticData: chipBlocks(content.staticData) }),
  ...(content.peopleData && { peopleData: chipBlocks(content.peopleData) }),
  ...(content.ocrChipData && { ocrChipData: chipBlocks(content.ocrChipData) }),
});

/** Returns all chips of the entry, from all blocks. */
export const chipIdsOf = (entry: Entry): number[] => {
  const blocks = [entry.targetChipData, entry.staticData, entry.peopleData, entry.ocrChipData];
  const ids = blocks.flatMap((list) => (list ?? []).flatMap((block) => block.labelList.map((item) => item.chipId)));
  return [...new Set(ids)].sort((a, b) => a - b);
};

const ONLINE_EXPERIENCE = 1;
/**
 * The product form of a device group: cloud, AI server, AI super brain, AI camera. The filter tree has none for hosts.
 */
const formOfDevice = new Map<number, number>([
  [deviceTypes.cloud, 2],
  [deviceTypes.server, 3],
  [deviceTypes.brain, 4],
  [deviceTypes.camera, 5],
]);
const CLOUD_SERVICE_WAY = 2;

const productFormsOf = (content: AbilityContent, chipIds: readonly number[]): number[] => {
  const forms = new Set<number>();
  if (content.onlineExperience) forms.add(ONLINE_EXPERIENCE);
  if (content.way.some((way) => way.type === CLOUD_SERVICE_WAY))
    forms.add(formOfDevice.get(deviceTypes.cloud) as number);
  for (const chipId of chipIds) {
    const form = formOfDevice.get(chipById.get(chipId)?.deviceType ?? 0);
    if (form !== undefined) forms.add(form);
  }
  return [...forms].sort((a, b) => a - b);
};

/** Returns the address of the picture that an author chose, or else of the ability's drawing. */
const pictureOf = (chosen: string | undefined, abilityNo: number, crop: string) =>
  pictureAddress(chosen ?? `ability-${abilityNo}/${crop}`);

/** Builds the entry of C3 from an author's text. Tables add pictures, chip blocks, product forms and training links. */
export const composeEntry = (content: AbilityContent): Entry => {
  const {
    staticData: _s,
    peopleData: _p,
    ocrChipData: _o,
    targetChipData: _t,
    cover: _c,
    banner: _b,
    ...rest
  } = content;
  const entry: Entry = {
    ...rest,
    ...blocksOf(content),
    updateTime: new Date(content.updateTime).toISOString(),
    cover: pictureOf(content.cover, content.abilityNo, 'cover'),
    banner: { cover: pictureOf(content.banner, content.abilityNo, 'banner') },
    productForms: [],
    chipCount: 0,
    scenarios: content.scenarios.map(({ pic, ...scenario }, at) => ({
      pic: pictureOf(pic, content.abilityNo, `scenario-${at + 1}`),
      ...scenario,
    })),
    way: content.way.map((way) => ({
      ...way,
      ...(way.typicalSceneType !== undefined && {
        trainUrl: trainUrl(way.typicalSceneType),
      }),
    })),
  };
  const chipIds = chipIdsOf(entry);
  entry.productForms = productFormsOf(content, chipIds);
  entry.chipCount = chipIds.length;
  return entry;
};

/** Returns the model type of the filter that finds an entry. */
export const modelTypeOf = (entry: Entry): number => modelTypesShown[entry.modelTypeCn];

/** Returns the fields of an entry that a list shows. */
export const summaryOf = (entry: Entry) => ({
  abilityNo: entry.abilityNo,
  abilityName: entry.abilityName,
  description: entry.description,
  onlineExperience: entry.onlineExperience,
  modelTypeCn: entry.modelTypeCn,
  cover: entry.cover,
  label: entry.label,
  productForms: entry.productForms,
  chipCount: entry.chipCount,
  updateTime: entry.updateTime,
});
