import { countsOfUses } from '#server/kit/content/use-counts.ts';

/** How often videos are looked at and played. */
export const videoUses = countsOfUses({ area: 'videos', entity: 'video', act: 'play' });
