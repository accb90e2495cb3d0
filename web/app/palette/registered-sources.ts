import type { FoundKindView } from '#web/kit/area.ts';
import { registerFoundKinds } from '#web/kit/palette/found-kinds.ts';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { loadCentreTexts } from '#web/kit/start-up/load-language.ts';
import { areas } from '../areas.ts';
import { consoleSource } from './console-source.ts';

const foundKinds = import.meta.glob<Readonly<Record<string, FoundKindView>>>('../../areas/*/found-kinds.ts', {
  eager: true,
  import: 'default',
});
for (const views of Object.values(foundKinds)) registerFoundKinds(views);

/** Loads what all areas registered for users. */
export const loadRegistered = async (): Promise<readonly PaletteSource[]> => {
  const [registered] = await Promise.all([
    Promise.all(areas.flatMap(({ paletteSources }) => paletteSources?.() ?? [])),
    loadCentreTexts(),
  ]);
  return [consoleSource, ...registered.flatMap(({ sources }) => sources)];
};
