import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';

/** Loads what only an interaction needs: the panel, and the subscription form for abilities without an engine. */
export const loadPanel = async () => (await Promise.all([import('./panel/lazy-panel.ts'), loadLazyTexts()]))[0];
