import type { TypicalScene } from '#contract/catalogue/calls.ts';
import type { Entry } from './compose-entry.ts';

/** Groups entries by the training scene that their training way names, scenes by number. */
export const scenesOf = (entries: readonly Entry[]): TypicalScene[] => {
  const scenes = new Map<number, TypicalScene>();
  for (const entry of entries)
    for (const { typicalSceneType, modelType } of entry.way) {
      if (typicalSceneType === undefined) continue;
      const scene = scenes.get(typicalSceneType) ?? {
        typicalSceneType,
        modelType: modelType ?? '',
        abilities: [],
      };
      scene.abilities.push(entry);
      scenes.set(typicalSceneType, scene);
    }
  return [...scenes.values()].sort((a, b) => a.typicalSceneType - b.typicalSceneType);
};
