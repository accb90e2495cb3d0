import type { TypicalScene } from '#contract/catalogue/calls.ts';
import type { TrainableAbility } from './store.ts';

/** Groups abilities by the typical scene of their training way. The input must be sorted by scene. */
export const scenesOf = (abilities: readonly TrainableAbility[]): TypicalScene[] => {
  const scenes: TypicalScene[] = [];
  for (const ability of abilities) {
    const { typicalSceneType, modelType } = ability;
    let scene = scenes.at(-1);
    if (scene?.typicalSceneType !== typicalSceneType) {
      scene = { typicalSceneType, modelType, abilities: [] };
      scenes.push(scene);
    }
    scene.abilities.push(ability);
  }
  return scenes;
};
