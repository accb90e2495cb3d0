import { loadLateTexts } from '#web/kit/start-up/load-language.ts';

/** Loads what draws a result, for a home page that the server has not rendered. */
export const loadShowcase = async () => (await Promise.all([import('./shown-result.tsx'), loadLateTexts()]))[0];
