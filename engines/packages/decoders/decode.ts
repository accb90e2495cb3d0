import type { Manifest } from '../manifest.ts';
import { decodeClassification } from './classification.ts';
import { decodeCtc } from './ctc.ts';
import { type Decoded, nothing, type Output } from './output.ts';
import { decodeSsd } from './ssd.ts';
import { decodeKeypoints, decodeYolov5, decodeYolov8 } from './yolo.ts';

/** Interprets a model's outputs by its manifest. Throws a `PackageFault` if they do not fit each other. */
export const decode = ({ decoder, labels, input }: Manifest, outputs: readonly Output[]): Decoded => {
  const classes = labels.length;
  switch (decoder.type) {
    case 'classification':
      return { ...nothing, classes: decodeClassification(decoder, outputs, classes) };
    case 'yolov5':
      return { ...nothing, candidates: decodeYolov5(decoder, outputs, classes) };
    case 'yolov8':
      return { ...nothing, candidates: decodeYolov8(decoder, outputs, classes) };
    case 'ssd':
      return { ...nothing, candidates: decodeSsd(decoder, outputs, classes, input) };
    case 'keypoints':
      return { ...nothing, candidates: decodeKeypoints(decoder, outputs) };
    case 'ctc':
      return { ...nothing, lines: decodeCtc(decoder, outputs) };
  }
};
