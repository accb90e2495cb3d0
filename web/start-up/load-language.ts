import { provideTexts } from '#web/texts.ts';

/** Loads the language file that every text of the interface is read from. */
export const loadLanguage = async (languageId: string): Promise<void> => {
  const response = await fetch(`/static/i18n/${languageId}/index.json`);
  if (!response.ok) throw new Error(`language ${languageId} answered ${response.status}`);
  provideTexts(await response.json());
};
