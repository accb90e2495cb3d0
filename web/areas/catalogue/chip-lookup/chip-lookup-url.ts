import { useLocation, useNavigation } from 'react-router';
import { type ChipLookup, emptyChipLookup, readChipLookup, writeChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { CHIP_LOOKUP_PATH } from '#contract/catalogue/chip-lookup-path.ts';
import { chipById, deviceTypes } from '#contract/catalogue/chips.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';

/** Returns a function that writes the address of a lookup, on the regional site that of the regional page. */
export const useChipLookupUrl = () => {
  const siteUrl = useSiteUrl();
  return (lookup: Partial<ChipLookup>) => {
    const search = writeChipLookup({ ...emptyChipLookup, ...lookup });
    return siteUrl(search === '' ? CHIP_LOOKUP_PATH : `${CHIP_LOOKUP_PATH}?${search}`);
  };
};

/** Returns the lookup of the pending navigation, otherwise the `shown` one, so that two quick choices add up. */
export const useChosenLookup = (shown: ChipLookup): ChipLookup => {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && next.pathname === pathname ? readChipLookup(new URLSearchParams(next.search)).lookup : shown;
};

/** Returns the lookup of another device. Keeps the tab, keeps the firmware between super brains, resets the page. */
export const withDevice = (lookup: ChipLookup, chosen: Pick<ChipLookup, 'chipId' | 'deviceType'>): ChipLookup => {
  const deviceType = chosen.chipId === null ? chosen.deviceType : (chipById.get(chosen.chipId)?.deviceType ?? null);
  const firmwareType = deviceType === deviceTypes.brain ? lookup.firmwareType : null;
  return { ...lookup, chipId: chosen.chipId, deviceType, firmwareType, pageNo: 1 };
};
