import { contentOrders } from '../kit/content/orders.ts';
import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { matching, order, page, searchText } from '../kit/list/parameters.ts';
import { DOWNLOAD_CENTER_PATH } from './download-path.ts';
import { DOWNLOADS_PAGE_SIZE, LABEL_MAXIMUM } from './limits.ts';

/** The list of the download center. */
export const downloadList = defineList({
  path: DOWNLOAD_CENTER_PATH,
  parameters: {
    keyword: searchText({ folded: true }),
    label: matching(new RegExp(`^[^\\p{C}]{1,${LABEL_MAXIMUM}}$`, 'u')),
    sortType: order(Object.values(contentOrders)),
    pageNo: page({ size: DOWNLOADS_PAGE_SIZE, maximum: 1000 }),
  },
});
export type DownloadQuery = QueryOf<typeof downloadList>;
