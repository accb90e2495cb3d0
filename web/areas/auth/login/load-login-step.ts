import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';

/** Loads the second step of a login, which only few logins have. */
export const loadLoginStep = async () => (await Promise.all([import('./login-step.tsx'), loadLazyTexts()]))[0];
