import { provideTexts } from '../texts.ts';

const load = async (languageId: string, file: 'index' | 'centre' | 'late'): Promise<void> => {
  const response = await fetch(`/static/i18n/${languageId}/${file}.json`);
  if (!response.ok) throw new Error(`language ${languageId} answered ${response.status}`);
  provideTexts(await response.json());
};

/** Pages of the account centre and the console need one more file. */
const isCentre = (path: string) => /^\/(account|console)(\/|$)/.test(path);

let centre: Promise<void> | undefined;

/** Loads the texts of the account centre and the console once. A failed load is retried on the next call. */
export const loadCentreTexts = (): Promise<void> =>
  (centre ??= load(document.documentElement.lang, 'centre').catch((error: unknown) => {
    centre = undefined;
    throw error;
  }));

/** Loads the texts of parts of public pages that only an interaction shows. */
export const loadLazyTexts = (): Promise<void> => load(document.documentElement.lang, 'late');

/** Loads the texts of the page at a path. */
export const loadLanguage = async (languageId: string, path: string): Promise<void> => {
  await Promise.all([load(languageId, 'index'), isCentre(path) && loadCentreTexts()]);
};
