import { chipLookupUrl } from '#contract/catalogue/chip-lookup-path.ts';
import { type Chip, chips, deviceTitles } from '#contract/catalogue/chips.ts';
import type { SearchSource } from '#server/kit/search/rebuild.ts';

export const CHIP_KIND = 'chip';
export const chipEntryId = (chipId: number) => `chip-${chipId}`;

/** Device group of a chip in words; empty if it has none. */
export const groupOf = ({ deviceType }: Chip): string => (deviceType === null ? '' : deviceTitles[deviceType]);

/** The part of a name that is a model, such as the H9 of 专用 IPD-H9. */
const modelsIn = (name: string) => name.split(/[\s-]+/).filter((part) => /^[a-z]*\d+[a-z\d]*$/i.test(part));

/** The chips and devices, found by their names and by what people call them. */
export const chipSource: SearchSource = {
  kind: CHIP_KIND,
  entries: chips.map((chip) => ({
    entryId: chipEntryId(chip.chipId),
    entry: {
      path: chipLookupUrl(chip.chipId),
      name: chip.chipName,
      aliases: modelsIn(chip.chipName),
      labels: [groupOf(chip)].filter(Boolean),
      sections: [
        { heading: '', anchor: '', text: `${groupOf(chip)} ${chip.chipName}：查看可以运行的能力和固件要求。`.trim() },
      ],
      weight: 1,
    },
  })),
};
