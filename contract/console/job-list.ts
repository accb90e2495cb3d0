import { defineList } from '../kit/list/define-list.ts';
import { choice, matching, opened, page, searchText } from '../kit/list/parameters.ts';
import { jobStates } from './job-states.ts';
import { JOBS_MAXIMUM } from './limits.ts';

/** Queued jobs, newest first. */
export const jobList = defineList({
  path: '/console/jobs',
  parameters: {
    state: choice(jobStates),
    /** The name of a kind of job. */
    job: matching(/^[a-zA-Z]+\.[a-zA-Z]+$/),
    /** Matches any part of the payload or of the error. */
    keyword: searchText(),
    pageNo: page({ size: 50, maximum: JOBS_MAXIMUM / 50 }),
    id: opened(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  },
});
