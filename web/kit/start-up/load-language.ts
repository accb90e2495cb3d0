import { provideTexts } from '../texts.ts';

const load = async (languageId: string, file: 'index' | 'centre' | 'late'): Promise<void> => {
  const response = await fetch(`/static/i18n/${languageId}/${file}.json`);
  if (!response.ok) throw new Error(`language ${languageId} answered ${response.status}`);
  provideTexts(await response.json());
};

/** Pages of the account centre and the console read a file more. */
const isCentre = (path: string) => /^\/(account|console)(\/|$)/.test(path);

let centre: Promise<void> | undefined;

/** Loads the texts of the account centre and the console, once; a failure is tried anew the next time. */
export const loadCentreTexts = (): Promise<void> =>
  (centre ??= load(document.documentElement.lang, 'centre').catch((error: unknown) => {
    centre = undefined;
    throw error;
  }));

/** Loads the texts of parts of public pages that come at an interaction. */
export const loadLateTexts = (): Promise<void> => load(document.documentElement.lang, 'late');

/** Loads the texts that the page at a path reads. */
export const loadLanguage = async (languageId: string, path: string): Promise<void> => {
  await Promise.all([load(languageId, 'index'), isCentre(path) && loadCentreTexts()]);
};
