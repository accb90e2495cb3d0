import { countsOfUses } from '#server/kit/content/use-counts.ts';

/** How often downloads are looked at and downloaded. */
export const downloadUses = countsOfUses({ area: 'downloads', entity: 'download', act: 'download' });
