import { getPanel } from '#contract/trial/panel.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { type PagePanel, renderedPanel } from '../stored/page-panel.ts';

/** An ability and its panel, which has a stored result of the engine for its first sample. */
export interface Shown {
  abilityNo: number;
  abilityName: string;
  panel: PagePanel;
}

/** Loads the stored results of abilities. Abilities without one are left out: the page works without. */
export const loadShown = async (
  call: MakeCall,
  abilities: readonly { abilityNo: number; abilityName: string }[],
): Promise<Shown[]> => {
  const loaded = abilities.map(async ({ abilityNo, abilityName }): Promise<Shown[]> => {
    // The server logs why it failed.
    const panel = await call(getPanel, { abilityNo: String(abilityNo) }).catch(() => null);
    return panel?.stored ? [{ abilityNo, abilityName, panel: { ...panel, samples: panel.samples.slice(0, 1) } }] : [];
  });
  return (await Promise.all(loaded)).flat();
};

/** Returns the results without what only the server draws. */
export const renderedShown = (results: readonly Shown[]): Shown[] =>
  results.map((shown) => ({ ...shown, panel: renderedPanel(shown.panel) }));
