import { countDocumentView } from '#contract/documents/center-calls.ts';
import { countView } from '#web/kit/views/count-view.ts';

/** Counts a view of a document. */
export const countDocument = (uuid: string, stop: AbortController) => countView(countDocumentView, { uuid }, stop);
