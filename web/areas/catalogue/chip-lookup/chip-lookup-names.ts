import type { ChipLookup, FirmwareType } from '#contract/catalogue/chip-lookup.ts';
import { bigVersions, chipById, deviceTitles } from '#contract/catalogue/chips.ts';

export const firmwareName = (firmwareType: FirmwareType): string =>
  bigVersions.find((version) => version.firmwareType === firmwareType)?.name ?? '';

/** Returns the name of a choice, such as “超脑 KT2 · Guanlan1.0”. Empty if nothing is chosen. */
export const choiceName = ({ chipId, deviceType, firmwareType }: ChipLookup): string => {
  const device = chipId === null ? deviceType && deviceTitles[deviceType] : chipById.get(chipId)?.chipName;
  return [device, firmwareType && firmwareName(firmwareType)].filter(Boolean).join(' · ');
};
