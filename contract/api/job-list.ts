import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, page } from '../kit/list/parameters.ts';
import { jobStates } from './job-states.ts';
import { JOBS_PAGE_SIZE } from './job-limits.ts';

/** The jobs of an account, newest first. */
export const jobList = defineList({
  path: '/account/jobs',
  parameters: {
    state: choice(jobStates),
    origin: choice(['browser', 'application']),
    pageNo: page({ size: JOBS_PAGE_SIZE, beyond: 'first' }),
  },
});
export type JobsQuery = QueryOf<typeof jobList>;

export const galleryOrders = ['sent', 'most', 'least', 'unsure'] as const;
export const galleryStates = ['found', 'empty', 'failed', 'open'] as const;
