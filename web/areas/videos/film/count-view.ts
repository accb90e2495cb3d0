import { countVideoPlay, countVideoView } from '#contract/videos/calls.ts';
import { countView as count } from '#web/kit/views/count-view.ts';

/** Counts a view of a video. */
export const countView = (uuid: string, stop: AbortController) => count(countVideoView, { uuid }, stop);

/** Counts that a film plays. Who leaves at once has played it, too. */
export const countPlay = (uuid: string) => count(countVideoPlay, { uuid }, new AbortController());
