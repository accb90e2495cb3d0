import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, order, page, view } from '../kit/list/parameters.ts';
import { jobPath } from './job-states.ts';
import { galleryOrders, galleryStates } from './job-list.ts';

export const GALLERY_PAGE_SIZE = 48;

/** The results of a job, on its page. */
export const galleryList = defineList({
  path: '/account/jobs/:jobId',
  parameters: {
    state: choice(galleryStates, { name: 'result' }),
    order: order(galleryOrders),
    view: view(['table']),
    pageNo: page({ size: GALLERY_PAGE_SIZE, beyond: 'first' }),
  },
});
export type GalleryQuery = QueryOf<typeof galleryList>;

/** The address of the results of a job. */
export const galleryUrl = (jobId: string, query: GalleryQuery): string =>
  galleryList.urlOf(query).replace(galleryList.path, jobPath(jobId));
