import { loadLateTexts } from '#web/kit/start-up/load-language.ts';

/** What only an interaction needs: the panel, and what somebody logged in may do where there is none. */
export const loadPanel = async () => (await Promise.all([import('./panel/late-part.ts'), loadLateTexts()]))[0];
