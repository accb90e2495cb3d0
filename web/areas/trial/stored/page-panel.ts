import type { AnswerOf } from '#contract/kit/call.ts';
import type { getPanel } from '#contract/trial/panel.ts';
import type { Found } from '#contract/trial/recognition.ts';

type Panel = AnswerOf<typeof getPanel>;

/** The panel of an ability as its page gets it. */
export interface PagePanel extends Omit<Panel, 'stored'> {
  stored: (Omit<NonNullable<Panel['stored']>, 'found'> & { found?: Found }) | null;
  /** The server rendered the parts that need no script: the browser keeps their HTML, and has no data for them. */
  isRendered?: true;
}

const storedResults = new WeakMap<PagePanel, Found>();

/**
 * Returns the panel without what only the server draws. The result would otherwise be in the page twice: as HTML and as
 * data.
 */
export const renderedPanel = (panel: PagePanel): PagePanel => {
  if (!panel.engine) return panel;
  const { stored } = panel;
  const lean: PagePanel = {
    ...panel,
    stored: stored && { sampleId: stored.sampleId, at: stored.at },
    isRendered: true,
  };
  if (stored?.found) storedResults.set(lean, stored.found);
  return lean;
};

/** Returns the stored result, for rendering: on the server, and in the browser after a move within the site. */
export const storedFound = (panel: PagePanel): Found | undefined => panel.stored?.found ?? storedResults.get(panel);
