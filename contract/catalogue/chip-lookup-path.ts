/** Path of the lookup of what a device runs. */
export const CHIP_LOOKUP_PATH = '/open-ability/chips';

/** Address of the lookup of one chip. */
export const chipLookupUrl = (chipId: number) => `${CHIP_LOOKUP_PATH}?chipId=${chipId}`;
