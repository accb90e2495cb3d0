import sharp from 'sharp';
import { zipOf } from '../writing/zip-writer.ts';
import { manifestFor, redQuarters } from './red-quarters.ts';

const LICENCE = 'Made by the platform as an example; anybody may use it for anything.\n';

/** Its upper right and its lower left quarter are red. */
const sample = () => {
  const red = { create: { width: 160, height: 120, channels: 3, background: '#d81e06' } } as const;
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#14213a' } })
    .composite([
      { input: red, left: 160, top: 0 },
      { input: red, left: 0, top: 120 },
    ])
    .png()
    .toBuffer();
};

/** The files of `examplePackage`. */
export const exampleFiles = async ({ abilityNo, label }: { abilityNo: number; label: string | null }) => {
  const model = redQuarters();
  const more = { name: '示例：红色区域', abilityNo, labels: [label], sample: 'sample.png', example: true };
  return [
    {
      name: 'manifest.json',
      bytes: Buffer.from(`${JSON.stringify(JSON.parse(String(manifestFor(model, more))), null, 2)}\n`),
    },
    { name: 'model.onnx', bytes: model },
    { name: 'LICENSE', bytes: Buffer.from(LICENCE) },
    { name: 'sample.png', bytes: await sample() },
  ];
};

/** A whole package that passes the check of an ability: a small model that finds which quarters of a picture are red. */
export const examplePackage = async (of: { abilityNo: number; label: string | null }): Promise<Buffer> =>
  zipOf(await exampleFiles(of));
