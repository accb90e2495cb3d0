import { useMatches } from 'react-router';
import { mediaIdIn } from '#contract/media/address.ts';
import type { WithMedia } from './load-media.ts';

/** Finds a picture of the library among those that the loaders of the page have described, by its id. */
export const useDescribedMedia = (assetId: string | undefined) =>
  useMatches()
    .flatMap(({ loaderData }) => (loaderData as WithMedia | undefined)?.media ?? [])
    .find(({ address }) => mediaIdIn(address) === assetId);
