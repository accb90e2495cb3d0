import { PAGE_NO_MAXIMUM } from '../kit/limits.ts';
import { chipById, type DeviceType, deviceTypes, firmwareTypes } from './chips.ts';

export type FirmwareType = (typeof firmwareTypes)[keyof typeof firmwareTypes];

/** The address of the chip lookup. Without a chip and a device, nothing is chosen yet. */
export interface ChipLookup {
  chipId: number | null;
  /** The group of the chosen chip; null for a chip without a group. */
  deviceType: DeviceType | null;
  /** A firmware generation; only super brains have one. */
  firmwareType: FirmwareType | null;
  /** Whether the page lists what runs there or what does not. */
  runs: boolean;
  pageNo: number;
}

/** Why a part of an address was ignored: it does not exist, or contradicts the chip or the device. */
export type Misfit = 'chip' | 'device' | 'firmware' | 'otherDevice' | 'otherFirmware';

export const emptyChipLookup: ChipLookup = {
  chipId: null,
  deviceType: null,
  firmwareType: null,
  runs: true,
  pageNo: 1,
};

export const isChosen = ({ chipId, deviceType }: ChipLookup) => chipId !== null || deviceType !== null;

/** Reads a whole number from an address: 0 if it is malformed, null if it is absent. */
const readNumber = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name);
  if (text === null || text === '') return null;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
};

const oneOf = <Value extends number>(values: Record<string, Value>, value: number | null): Value | null =>
  Object.values(values).find((known) => known === value) ?? null;

const known = (value: number | null, exists: boolean) => (value === null || exists ? value : 0);

/** Reads the choice that an address names. 0 marks a value that does not exist, so that the page can report it. */
const readAsked = (search: URLSearchParams) => {
  const chipId = readNumber(search, 'chipId');
  const deviceType = readNumber(search, 'deviceType');
  const firmwareType = readNumber(search, 'firmwareType');
  return {
    chipId: known(chipId, chipById.has(chipId ?? 0)),
    deviceType: known(deviceType, oneOf(deviceTypes, deviceType) !== null),
    firmwareType: known(firmwareType, oneOf(firmwareTypes, firmwareType) !== null),
  };
};

/**
 * Reads the address of the lookup. Ignores what it cannot use and lists it as a misfit. A chip takes precedence over a
 * device, a device over a firmware.
 */
export const readChipLookup = (search: URLSearchParams): { lookup: ChipLookup; misfits: Misfit[] } => {
  const asked = readAsked(search);
  const chip = chipById.get(asked.chipId ?? 0);
  const device = oneOf(deviceTypes, asked.deviceType);
  const firmware = oneOf(firmwareTypes, asked.firmwareType);
  const deviceType = chip ? chip.deviceType : (device ?? (firmware === null ? null : deviceTypes.brain));
  const hasFirmware = deviceType === deviceTypes.brain;
  const chosen = {
    ...emptyChipLookup,
    chipId: chip ? chip.chipId : null,
    deviceType,
    firmwareType: hasFirmware ? firmware : null,
  };
  const misfits: [Misfit, boolean][] = [
    ['chip', asked.chipId === 0],
    ['device', asked.deviceType === 0],
    ['firmware', asked.firmwareType === 0],
    ['otherDevice', device !== null && device !== deviceType],
    ['otherFirmware', firmware !== null && !hasFirmware],
  ];
  const page = { runs: search.get('tab') !== 'lacks', pageNo: readNumber(search, 'pageNo') || 1 };
  return {
    lookup: isChosen(chosen) ? { ...chosen, ...page, pageNo: Math.min(page.pageNo, PAGE_NO_MAXIMUM) } : chosen,
    misfits: misfits.flatMap(([misfit, holds]) => (holds ? [misfit] : [])),
  };
};

const write = (values: Record<string, number | string | null>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();

const pageOf = ({ runs, pageNo }: ChipLookup) => ({ tab: runs ? null : 'lacks', pageNo: pageNo > 1 ? pageNo : null });

/** Returns the canonical query of a lookup, without the question mark. */
export const writeChipLookup = (lookup: ChipLookup): string =>
  write({
    chipId: lookup.chipId,
    // The chip implies its group.
    deviceType: lookup.chipId === null ? lookup.deviceType : null,
    firmwareType: lookup.firmwareType,
    ...pageOf(lookup),
  });

/** Returns the canonical query for all addresses of the same page. Keeps misfits, because the page reports them. */
export const canonicalChipLookup = (search: URLSearchParams): string => {
  const { lookup, misfits } = readChipLookup(search);
  return misfits.length === 0 ? writeChipLookup(lookup) : write({ ...readAsked(search), ...pageOf(lookup) });
};
