export const DOWNLOAD_CENTER_PATH = '/resource-center/download-center';

/** Returns the page of a download. Its id leads there, too. */
export const downloadPath = (slug: string) => `${DOWNLOAD_CENTER_PATH}/${slug}`;

/** The end of the address to which an expired address of a file leads: the page of the download then says why. */
export const ADDRESS_OVER_HASH = '#address-over';

/** The page that finds out which file a user has. */
export const FILE_CHECK_PATH = '/resource-center/download-check';
