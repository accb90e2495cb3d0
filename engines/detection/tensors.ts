import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import type { io } from '@tensorflow/tfjs-core';

const resolve = createRequire(import.meta.url).resolve;
const models = join(dirname(resolve('@vladmandic/human')), '../models');

/** Runs tensors in WebAssembly, on this thread alone. */
export const startTensors = async () => {
  setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly cannot run tensors here');
  await tf.ready();
};

/** Loads one of the models that come with the package, by its name, from the disk. */
export const loadModel = (name: string): Promise<GraphModel> => {
  const { format, generatedBy, convertedBy, signature, modelTopology, weightsManifest } = JSON.parse(
    readFileSync(join(models, `${name}.json`), 'utf8'),
  );
  const weights = readFileSync(join(models, `${name}.bin`));
  const artifacts: io.ModelArtifacts = {
    format,
    generatedBy,
    convertedBy,
    signature,
    modelTopology,
    weightSpecs: weightsManifest.flatMap((group: { weights: io.WeightsManifestEntry[] }) => group.weights),
    weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength) as ArrayBuffer,
  };
  return loadGraphModel({ load: async () => artifacts });
};
