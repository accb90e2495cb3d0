import { readdir } from 'node:fs/promises';
import type { BuiltInTask } from '../engine.ts';
import { drawPaymentCodes } from './scene/payment-codes.ts';
import type { DrawSpecimen, Specimens } from './specimen.ts';

/** Finds the specimens in the files of a folder, each of which may export its own by task as `specimens`. */
const specimensIn = async (name: string): Promise<Specimens> => {
  const folder = new URL(`${name}/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...modules.map(({ specimens }: { specimens?: Specimens }) => specimens));
};

export const cardSpecimens = await specimensIn('cards');
export const invoiceSpecimens = await specimensIn('invoices');
/** Scenes: what is painted on things, stands on walls or is written over pictures. */
export const sceneSpecimens = await specimensIn('scene');

/** How to draw a test document of each kind. */
export const allSpecimens: Specimens = {
  ...cardSpecimens,
  ...invoiceSpecimens,
  ...sceneSpecimens,
  ...(await specimensIn('text')),
};

/** How to draw a sample picture of each kind: those with codes, too. */
export const sampleSpecimens: Partial<Record<BuiltInTask, DrawSpecimen>> = {
  ...allSpecimens,
  'private-payment': drawPaymentCodes,
};
