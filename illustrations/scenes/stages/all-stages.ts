import type { Stage } from '../rendering/stage.ts';
import { controlRoomStages } from './control-room.ts';
import { shipStages } from './harbour.ts';
import { cattleStages, sheepStages } from './pasture.ts';
import { keypointStages, personnelStages } from './people.ts';

/** How to set each scene of `scenes/`, by its file's name. */
export const allStages: Record<string, () => Stage> = {
  ...personnelStages,
  ...controlRoomStages,
  ...cattleStages,
  ...sheepStages,
  ...keypointStages,
  ...shipStages,
};
