/** Path of the chip lookup: which abilities a device runs. */
export const CHIP_LOOKUP_PATH = '/open-ability/chips';

/** Returns the address of the lookup for one chip. */
export const chipLookupUrl = (chipId: number) => `${CHIP_LOOKUP_PATH}?chipId=${chipId}`;
