/** Writes the models of detection as ONNX into a folder, by default `build/models/`, from the files of their package. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectionModels } from '#engines/detection/models.ts';
import { readGraphModel } from '#engines/graph-model/graph-model.ts';
import { toOnnx } from '#engines/graph-model/to-onnx.ts';

const out = join(import.meta.dirname, '..', process.argv[2] ?? 'build/models');
const models = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '../models');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, { outputs }] of Object.entries(detectionModels))
  writeFileSync(join(out, `${name}.onnx`), toOnnx(readGraphModel(join(models, `${name}.json`)), outputs));
