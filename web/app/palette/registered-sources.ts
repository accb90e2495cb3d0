import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { loadCentreTexts } from '#web/kit/start-up/load-language.ts';
import { areas } from '../areas.ts';
import { consoleSource } from './console-source.ts';

/** Loads what all areas registered for users. */
export const loadRegistered = async (): Promise<readonly PaletteSource[]> => {
  const [registered] = await Promise.all([
    Promise.all(areas.flatMap(({ paletteSources }) => paletteSources?.() ?? [])),
    loadCentreTexts(),
  ]);
  return [consoleSource, ...registered.flatMap(({ sources }) => sources)];
};
