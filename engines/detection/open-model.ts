import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InferenceSession, type Tensor } from 'onnxruntime-node';
import type { detectionModels } from './models.ts';

const folder = join(import.meta.dirname, '../../build/models');

/** Opens a model that the build has written (`scripts/detection-models.ts`). */
export const openModel = (name: keyof typeof detectionModels): Promise<InferenceSession> => {
  const file = join(folder, `${name}.onnx`);
  if (!existsSync(file)) throw new Error(`${file} is missing; npm run build writes it`);
  return InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  });
};

/** The floats of an output of a model. */
export const floatsOf = (answer: Readonly<Record<string, Tensor>>, output: string): Float32Array => {
  const data = answer[output]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the model answered no floats as ${output}`);
  return data;
};
