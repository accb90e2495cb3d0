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

/** The results of one job, with their addresses. */
export const galleryOf = (jobId: string): typeof galleryList => ({
  ...galleryList,
  urlOf: (query) => galleryList.urlOf(query).replace(galleryList.path, jobPath(jobId)),
});
