import { countDownloadView } from '#contract/downloads/calls.ts';
import { countView } from '#web/kit/views/count-view.ts';

/** Counts a view of a download. */
export const countOf = (uuid: string, stop: AbortController) => countView(countDownloadView, { uuid }, stop);
