import { countView as call } from '#contract/catalogue/calls.ts';
import { countView as count } from '#web/kit/views/count-view.ts';

/** Counts a view of an ability. */
export const countView = (abilityNo: number, stop: AbortController) => count(call, { abilityNo }, stop);
