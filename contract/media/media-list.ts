import { defineList } from '../kit/list/define-list.ts';
import { choice, flag, opened, page, searchText } from '../kit/list/parameters.ts';
import { MEDIA_PAGE_SIZE } from './limits.ts';

/** The library of pictures in the console. */
export const mediaList = defineList({
  path: '/console/media',
  parameters: {
    keyword: searchText(),
    use: choice(['used', 'unused']),
    /** Pictures without a description. */
    undescribed: flag(),
    /** Removed pictures that can be restored, instead of the others. */
    removed: flag(),
    pageNo: page({ size: MEDIA_PAGE_SIZE, maximum: 1000 }),
    id: opened(/^[A-Za-z0-9_-]{22}$/),
  },
});

/** Returns the address of a picture's page in the library. */
export const mediaUrl = (assetId: string) => mediaList.urlOf({ ...mediaList.empty, id: assetId });
