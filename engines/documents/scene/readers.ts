import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';
import { containerNumber } from './container-number.ts';
import { digitalMeter } from './digital-meter.ts';
import { ladleNumber } from './ladle-number.ts';
import { overlayText } from './overlay-text.ts';
import { productionDate } from './production-date.ts';
import { railWagonNumber } from './rail-wagon-number.ts';
import { shipName } from './ship-name.ts';
import { shopSign } from './shop-sign.ts';
import { subwayMarker } from './subway-marker.ts';
import { trailerNumber } from './trailer-number.ts';
import { trainSetNumber } from './train-set-number.ts';
import { vehicleDoorText } from './vehicle-door-text.ts';

/** Readers of text that is painted on things, is on walls or is written over pictures. */
export const sceneReaders: Partial<Record<TextTask, DocumentReader>> = {
  'digital-meter': digitalMeter,
  'production-date': productionDate,
  'container-number': containerNumber,
  'trailer-number': trailerNumber,
  'ladle-number': ladleNumber,
  'rail-wagon-number': railWagonNumber,
  'train-set-number': trainSetNumber,
  'ship-name': shipName,
  'shop-sign': shopSign,
  'overlay-text': overlayText,
  'subway-marker': subwayMarker,
  'vehicle-door-text': vehicleDoorText,
};
