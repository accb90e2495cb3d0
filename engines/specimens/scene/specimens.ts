import type { Specimens } from '../specimen.ts';
import { drawContainer } from './container-number.ts';
import { drawMeter } from './digital-meter.ts';
import { drawOverlay, drawShip, drawShop, drawSubway } from './places.ts';
import { drawProductionDate } from './production-date.ts';
import { drawDoor, drawLadle, drawTrailer, drawTrainSet, drawWagon } from './vehicles.ts';

/** Scenes: text that is painted on things, is on walls or is written over pictures. */
export const sceneSpecimens: Specimens = {
  'digital-meter': drawMeter,
  'production-date': drawProductionDate,
  'container-number': drawContainer,
  'trailer-number': drawTrailer,
  'ladle-number': drawLadle,
  'rail-wagon-number': drawWagon,
  'train-set-number': drawTrainSet,
  'ship-name': drawShip,
  'shop-sign': drawShop,
  'overlay-text': drawOverlay,
  'subway-marker': drawSubway,
  'vehicle-door-text': drawDoor,
};
