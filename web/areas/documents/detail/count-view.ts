import { countDocumentView } from '#contract/documents/center-calls.ts';
import { countView as count } from '#web/kit/views/count-view.ts';

/** Counts a view of a document. */
export const countView = (uuid: string, stop: AbortController) => count(countDocumentView, { uuid }, stop);
