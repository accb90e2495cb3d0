import { contentOrders } from '../kit/content/orders.ts';
import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, matching, order, page, searchText } from '../kit/list/parameters.ts';
import { LABEL_MAXIMUM, VIDEOS_PAGE_SIZE } from './limits.ts';
import { videoLengths } from './video-lengths.ts';
import { VIDEO_CENTER_PATH } from './video-path.ts';

/** The list of the video center. */
export const videoList = defineList({
  path: VIDEO_CENTER_PATH,
  parameters: {
    keyword: searchText({ folded: true }),
    label: matching(new RegExp(`^[^\\p{C}]{1,${LABEL_MAXIMUM}}$`, 'u')),
    lengthType: choice(Object.values(videoLengths)),
    sortType: order(Object.values(contentOrders)),
    pageNo: page({ size: VIDEOS_PAGE_SIZE, maximum: 1000 }),
  },
});
export type VideoQuery = QueryOf<typeof videoList>;
