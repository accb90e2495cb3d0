import type { MakeCall } from '#web/kit/page.ts';
import { type PagePanel, renderedPanel } from '../stored/page-panel.ts';

/** An ability and its panel, which has a stored result of the engine for its first sample. */
export interface Shown {
  abilityNo: number;
  abilityName: string;
  panel: PagePanel;
}

/**
 * Loads the stored results of abilities, on the server without what only it draws. Abilities without a result are left
 * out: the page works without them.
 */
export const loadShown = async (
  call: MakeCall,
  abilities: readonly { abilityNo: number; abilityName: string }[],
): Promise<Shown[]> => {
  // The browser needs the call only after a move within the site: it would be one more request of the first view.
  const { getPanel } = await import('#contract/trial/panel.ts');
  const loaded = abilities.map(async ({ abilityNo, abilityName }): Promise<Shown[]> => {
    // The server logs why it failed.
    const panel = await call(getPanel, { abilityNo: String(abilityNo) }).catch(() => null);
    if (!panel?.stored) return [];
    const first = { ...panel, samples: panel.samples.slice(0, 1) };
    return [{ abilityNo, abilityName, panel: import.meta.env.SSR ? renderedPanel(first) : first }];
  });
  return (await Promise.all(loaded)).flat();
};
