import { countDownloadView } from '#contract/downloads/calls.ts';
import { countView as count } from '#web/kit/views/count-view.ts';

/** Counts a view of a download. */
export const countView = (uuid: string, stop: AbortController) => count(countDownloadView, { uuid }, stop);
