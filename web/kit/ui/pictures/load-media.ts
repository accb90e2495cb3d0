import { mediaIdIn } from '#contract/media/address.ts';
import { type DescribedMedia, describeMedia } from '#contract/media/describe-call.ts';
import type { MakeCall } from '../../page.ts';

/** What a loader adds for the pictures of the library that its page shows. */
export interface WithMedia {
  media?: readonly DescribedMedia[];
}

/** Describes those of the pictures that are of the library. Calls nothing if there are none. */
export const loadMedia = async (call: MakeCall, paths: readonly (string | undefined)[]): Promise<WithMedia> => {
  const assetIds = [...new Set(paths.flatMap((path) => (path && mediaIdIn(path)) || []))];
  return assetIds.length === 0 ? {} : { media: (await call(describeMedia, { assetIds })).list };
};
