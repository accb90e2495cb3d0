import type { AbilityDetail, ChipBlock } from '#contract/catalogue/ability.ts';
import { chips, type DeviceType, deviceTitles, deviceTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { type Abilities, type Cell, markCell, type Part, type Row, rowOf } from './comparison-rows.ts';

const chipsOfDevice = (deviceType: DeviceType) => chips.filter((chip) => chip.deviceType === deviceType);

const chipIn = (blocks: readonly ChipBlock[] | undefined, chipId: number) =>
  blocks?.flatMap(({ labelList }) => labelList).find((chip) => chip.chipId === chipId);

/** Shows whether the ability runs on the chip, from which version on, and which part of it if only one does. */
const chipCell = ({ targetChipData, ocrChipData }: AbilityDetail, chipId: number): Cell => {
  const target = chipIn(targetChipData, chipId);
  const ocr = chipIn(ocrChipData, chipId);
  const version = target?.version ?? ocr?.version;
  const single = targetChipData && ocrChipData && !(target && ocr) && (target ? 'target' : 'ocr');
  return markCell(Boolean(target || ocr), [
    ...(version ? [t('catalogue.detail.chips.version', { version })] : []),
    ...(single ? [t('catalogue.comparison.only', { name: t(`catalogue.detail.chips.${single}`) })] : []),
  ]);
};

/** Returns one row for each chip on which any of the abilities runs, by device group. */
export const chipParts = (abilities: Abilities): Part[] =>
  Object.values(deviceTypes)
    .map((deviceType) => ({
      name: deviceTitles[deviceType],
      rows: chipsOfDevice(deviceType)
        .map(({ chipId, chipName }) => rowOf(chipName, abilities, (ability) => chipCell(ability, chipId)))
        .filter(({ cells }) => cells.some(({ has }) => has)),
    }))
    .filter(({ rows }) => rows.length > 0);

/** The advanced options with their chips, and the block that may list chips too. */
const optionBlocks = {
  staticObjectFilter: 'staticData',
  supportPostProcessing: undefined,
  syncPersonnelInfo: 'peopleData',
} as const;

const optionCell = (ability: AbilityDetail, name: keyof typeof optionBlocks): Cell => {
  const block = optionBlocks[name];
  const ids = ability.advancedOptions?.[name] ?? [];
  const runs = (chipId: number) => ids.includes(chipId) || (block && chipIn(ability[block], chipId));
  return {
    lines: Object.values(deviceTypes).flatMap((deviceType) => {
      const names = chipsOfDevice(deviceType).filter(({ chipId }) => runs(chipId));
      return names.length > 0
        ? [
            t('catalogue.comparison.devices', {
              device: deviceTitles[deviceType],
              names: names.map(({ chipName }) => chipName).join('、'),
            }),
          ]
        : [];
    }),
  };
};

export const optionRows = (abilities: Abilities): Row[] =>
  (Object.keys(optionBlocks) as (keyof typeof optionBlocks)[]).map((name) =>
    rowOf(t(`catalogue.comparison.row.${name}`), abilities, (ability) => optionCell(ability, name)),
  );
